### Programs at the table, and the protocol they speak.

protocol-by-hand = This speaks the protocol for programs (docs/protocol.md). To try it by hand, type “new”; “quit” ends it.

## A program that is out

bot-out = The program { $bot } is out: it { $kind ->
        [start] could not be started
        [version] speaks another version of the protocol
        [refused] gave up
        [late] did not answer in time
        [crashed] crashed
        [left] left before the game was over
        [garbage] said what was not asked
        [too-long] wrote too long a line
        [stale] answered another decision than the one asked
        [illegal] chose a move that is not legal
       *[quit] did not leave when told to
    }{ $detail }. { $then ->
        [replace] A bot of ours goes on for it.
        [out] The others play on.
       *[forfeit] It has lost the game.
    }

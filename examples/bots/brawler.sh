#!/bin/sh
# A bot for `exec:examples/bots/brawler.sh`: it attacks whenever it can, in plain POSIX shell.
# The legal moves are the last thing in a decision, so they can be cut off without a JSON parser.

decide() { # the decision's number, its line: take the first attack, else one move after another
    id=$1 rest=${2##*\"moves\":[\"} count=0 attack=
    rest=${rest%\"]*}\",\"
    list=$rest
    while [ -n "$list" ]; do
        move=${list%%\",\"*} list=${list#*\",\"} count=$((count + 1))
        case $move in attack\ *) attack=${attack:-$move} ;; esac
    done
    turn=$((id % count))
    while [ "$turn" -gt 0 ]; do
        rest=${rest#*\",\"} turn=$((turn - 1))
    done
    echo "move $id ${attack:-${rest%%\",\"*}}"
}

while read -r word rest; do
    case $word in
        hello) echo "hello 1 brawler" ;;
        ping) echo "pong $rest" ;;
        decision) decide "${rest%% *}" "$rest" ;;
        quit) exit 0 ;;
    esac
done

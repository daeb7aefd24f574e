### What the server answers to forms and programs.

web-bot-random = Random bot
web-bot-script = Quick bot
web-bot-heuristic = Greedy bot
web-bot-search = Thinking bot
web-bot-search-level = Level { $level } bot
web-name-taken = The name “{ $name }” belongs to an account: please choose another one.
web-wrong-password = Name and password do not fit together.
web-bad-password = A password has { $shortest } to { $longest } characters.
web-password-changed = The password has been changed. You are signed out everywhere else.
web-account-delete = Delete the account
web-account-delete-what = Your account and your decks are deleted for good. Games you played stay in their records, under your name.
web-no-deck = You have no deck called “{ $name }”.
web-many-decks = You have { $limit } decks, which is as many as we keep.
web-deck-saved = The deck “{ $name }” has been saved.
web-no-invitation = No table has this code. Perhaps it was cut short.
web-report-thanks = Thank you! The report has been kept with the game as it stands.
web-not-signed-in = A token is needed: get one at /api/sessions and send it as “Authorization: Bearer …”.
web-other-version = This table is of { $game }, version { $version } of its rules; here version { $here } is played.
web-other-components = Since this game of { $game } was dealt some of its components were changed ({ $changed }); it cannot go on with them.
web-recovery = Recovery code
web-recovery-what = Write it down and keep it safe: with it you can set a new password if you forget yours. It is shown only now.
web-recovery-new = Get a new recovery code
web-recovery-new-what = If you have lost your code, or somebody may have seen it: the old one stops working.
web-recover = I have forgotten my password
web-wrong-code = The name and the recovery code do not belong together.
web-banned = You may not play on this server. Its operator has decided so.
web-may-not-write = You may not write messages on this server. Its operator has decided so.
web-rated-guests = Rated games are for accounts: sign in or make one first.

## Mail

web-mail-head = Letters to you
web-mail = E-mail address
web-mail-what = For a forgotten password and for what you ask to be told. It counts once you have confirmed it; leave it empty to have none.
web-mail-keep = Keep this address
web-bad-mail = This is no e-mail address.
web-mail-sent = We have written to { $mail }: please follow the link in that letter.
web-mail-confirm = Confirm the address
web-mail-confirm-what = Letters for this account will go to { $mail }.
web-mail-confirmed = Letters go to { $mail } from now on.
web-turns = Tell me when it is my turn in games by days
web-turns-keep = Keep this
web-forgot = Send me a letter
web-forgot-what = Or have a link sent to the address of the account, if it has one:
web-reset-sent = If there is such an account and it has an address, a letter is on its way. Its link is good for an hour.
mail-confirm =
    Hello { $name },

    please confirm that letters for your account may come to this address:
    { $link }

    If you do not know what this is about, do nothing: you will not hear from us again.
    .subject = Hadúr: confirm your address
mail-reset =
    Hello { $name },

    somebody, we hope you, has forgotten the password of this account. Choose a new one here within an hour:
    { $link }

    If it was not you, do nothing.
    .subject = Hadúr: a new password
mail-turn =
    Hello { $name },

    it is your turn: { $game }
    { $link }

    Your account's page is where you say whether you want these letters.
    .subject = Hadúr: it is your turn ({ $game })

## Moderators

web-abuse = Report a player
web-abuse-whom = Whom?
web-abuse-what = What happened? (if you like)
web-abuse-carries = Moderators read what this player wrote at this table.
web-abuse-thanks = Thank you. A moderator will look at it.
web-abuse-nobody = There is nobody like that at this table.
web-moderate = Moderators' page
web-moderate-waiting = { $count ->
        [0] No report is waiting.
        [one] 1 report is waiting.
       *[other] { $count } reports are waiting.
    }
web-moderate-none = Nobody has been reported.
web-moderate-table = table
web-moderate-said = What they wrote
web-moderate-mute = Mute
web-moderate-ban = Ban
web-moderate-hide = Hide the name
web-moderate-done = Done
web-moderate-is-mute = muted
web-moderate-is-ban = banned
web-moderate-is-hide = name hidden
web-moderate-in-force = In force
web-moderate-lift = Take back
web-moderate-colleague = This is a moderator, too: only the operator decides about them.
web-moderated = It has been decided.

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

### Amit a kiszolgáló az űrlapoknak és a programoknak válaszol.

web-bot-random = Véletlen bot
web-bot-script = Gyors bot
web-bot-heuristic = Mohó bot
web-bot-search = Gondolkodó bot
web-bot-search-level = { $level }. szintű bot
web-name-taken = Ez a név egy fiókhoz tartozik, válassz másikat: „{ $name }”
web-wrong-password = A név és a jelszó nem illik össze.
web-bad-password = A jelszó { $shortest }–{ $longest } karakterből áll.
web-password-changed = A jelszó megváltozott. Minden más eszközön kijelentkeztél.
web-account-delete = A fiók törlése
web-account-delete-what = A fiókod és a paklijaid végleg törlődnek. A játszmáid jegyzőkönyve megmarad a neveddel.
web-no-deck = Nincs „{ $name }” nevű paklid.
web-many-decks = Már { $limit } paklid van, többet nem őrzünk meg.
web-deck-saved = Elmentettük a paklit: „{ $name }”
web-no-invitation = Egyik asztalnak sem ez a kódja. Talán csonka maradt.
web-report-thanks = Köszönjük! A bejelentést a játszma állásával együtt megőriztük.
web-not-signed-in = Jogkivonat kell: az /api/sessions címen kérhetsz, és „Authorization: Bearer …” fejlécben küldd.
web-other-version = Az asztal játéka: { $game }, a szabályok { $version }. változata; az itteni: { $here }.

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
web-other-components = Az asztal játéka: { $game }. Az osztás óta néhány eleme megváltozott ({ $changed }), ezért nem folytatható.
web-recovery = Helyreállító kód
web-recovery-what = Írd fel, és tedd el jó helyre: ezzel tudsz új jelszót megadni, ha elfelejted a régit. Csak most látható.
web-recovery-new = Új helyreállító kódot kérek
web-recovery-new-what = Ha elveszett a kódod, vagy más is láthatta: a régi attól kezdve nem érvényes.
web-recover = Elfelejtettem a jelszavamat
web-wrong-code = A név és a helyreállító kód nem tartozik össze.
web-banned = Ezen a szerveren nem játszhatsz; az üzemeltető döntött így.
web-may-not-write = Ezen a szerveren nem írhatsz üzenetet; az üzemeltető döntött így.
web-rated-guests = A ranglistás játékhoz fiók kell: lépj be, vagy készíts egyet.

## Mail

web-mail-head = Leveleid
web-mail = E-mail-cím
web-mail-what = Elfelejtett jelszóhoz, és ahhoz, amiről értesítést kérsz. Akkor számít, ha megerősítetted; ha nem kérsz levelet, hagyd üresen.
web-mail-keep = Ez legyen a címem
web-bad-mail = Ez nem e-mail-cím.
web-mail-sent = Írtunk erre a címre: { $mail }. Kövesd a levélben lévő hivatkozást!
web-mail-confirm = A cím megerősítése
web-mail-confirm-what = A fiók levelei erre a címre mennek majd: { $mail }.
web-mail-confirmed = A leveleket ezentúl ide küldjük: { $mail }.
web-turns = Szóljatok, ha a napokban mért játékokban én jövök
web-turns-keep = Így legyen
web-forgot = Levelet kérek
web-forgot-what = Vagy kérj hivatkozást a fiók címére, ha van neki:
web-reset-sent = Ha van ilyen fiók, és tartozik hozzá cím, már úton is a levél. A benne lévő hivatkozás egy óráig érvényes.
mail-confirm =
    Szia { $name }!

    Erősítsd meg, hogy a fiókod leveleit erre a címre várod:
    { $link }

    Ha nem tudod, miről van szó, ne tégy semmit: nem írunk többet.
    .subject = Hadúr: a címed megerősítése
mail-reset =
    Szia { $name }!

    Valaki, reméljük, te, elfelejtette ennek a fióknak a jelszavát. Egy órán belül itt adhatsz meg újat:
    { $link }

    Ha nem te voltál, ne tégy semmit.
    .subject = Hadúr: új jelszó
mail-turn =
    Szia { $name }!

    Te jössz: { $game }
    { $link }

    A fiókod lapján mondhatod meg, kérsz-e ilyen leveleket.
    .subject = Hadúr: te jössz ({ $game })

## Moderators

web-abuse = Játékost jelentek
web-abuse-whom = Kit?
web-abuse-what = Mi történt? (nem kötelező)
web-abuse-carries = A moderátorok látják, mit írt ez a játékos ennél az asztalnál.
web-abuse-thanks = Köszönjük! Egy moderátor megnézi.
web-abuse-nobody = Nincs ilyen játékos ennél az asztalnál.
web-moderate = A moderátorok lapja
web-moderate-waiting = { $count ->
        [0] Nem vár bejelentés.
       *[other] { $count } bejelentés vár.
    }
web-moderate-none = Senkit sem jelentettek.
web-moderate-table = asztal
web-moderate-said = Amit írt
web-moderate-mute = Némítás
web-moderate-ban = Kitiltás
web-moderate-hide = A név elrejtése
web-moderate-done = Kész
web-moderate-is-mute = némítva
web-moderate-is-ban = kitiltva
web-moderate-is-hide = neve elrejtve
web-moderate-in-force = Ami érvényben van
web-moderate-lift = Visszavonás
web-moderate-colleague = Ő is moderátor: róla csak az üzemeltető dönthet.
web-moderated = Megtörtént.

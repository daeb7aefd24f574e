### Amit a játékostól kérdeznek, a kérdés neve szerint; a .about azzal együtt, amiről szó van.

## Setting up

prompt-mulligan = Megtartod az első öt lapodat?
    .keep = megtartom
    .mulligan = visszakeverem, és öt másikat húzok
prompt-cut = Hány lapot emelsz le?
    .about = Hány lapot emelsz le { $whose } kolóniájáról ({ $cards } lap)?

## A turn

prompt-main = Mit teszel?
    .about = Mit teszel? { $credits } credited van.
    .end = a kör befejezése
prompt-response = Válaszolsz?
    .about = { $what ->
        [window] Kijátszol vagy használsz most valamit?
       *[other] Válaszolsz erre: { $link }?
    }
    .pass = most nem
prompt-which-first = Melyik láncszemed lépjen életbe elsőként?
prompt-discard = Melyik lapodat dobod el?
    .about = Melyik lapodat dobod a pusztulatodba? Még { $count } lapot kell eldobnod.
prompt-search = Melyik lapot veszed el?
    .no = egyiket sem
prompt-recover = Melyik lap kerüljön vissza a szemetedből?
    .about = Melyik lap kerüljön a szemetedből { $into ->
        [hand] a kezedbe?
       *[colony] a kolóniád alá?
    }
prompt-take-marker = Melyik bázisodról veszel le fejlesztést?
    .about = Melyik bázisodról veszel le fejlesztést? Még { $count } kell.
prompt-scrap-ship = Túl sok űrhajó van a hangárodban: melyikről mondasz le?
prompt-turn-back = Melyik űrhajódat fordítod vissza?
    .done = többet nem

## The texts of cards

prompt-order = Melyik szöveged jöjjön elsőként?
prompt-may = Kifizeted az árát, hogy megtörténjen?
    .about = Kifizeted az árát ({ $card })? { $text }
    .yes = kifizetem
    .no = nem fizetem ki
prompt-mode = Melyik lehetőséget választod?
    .about = Melyik lehetőséget választod ({ $card })? { $text }
prompt-rival = Melyik szomszédodra vonatkozzon?
    .about = Melyik szomszédodra vonatkozzon ({ $card })? { $text }
prompt-target = Mi legyen a célpont?
    .about = Mi legyen a célpont ({ $card })? { $text }
    .no = nincs célpontom
prompt-hidden-target = Mi legyen a célpont?
    .about = Mi legyen a célpont ({ $card })? { $text }
    .no = nincs célpontom
prompt-victim = Melyik lapodat érje?
    .about = Melyik lapodat érje ({ $card }, { $by })? { $text }
prompt-which-ship = Melyik űrhajódra kerüljön a fegyverzet?
    .about = Melyik űrhajódra kerüljön: { $weapon }?

## Equipping and paying

prompt-attackers = Mely űrhajóid támadnak?
    .done = több űrhajó nem támad
prompt-defenders = Mely űrhajóid védekeznek?
    .about = Mely űrhajóid védekeznek ({ $attacker } támad)?
    .done = több űrhajó nem védekezik
prompt-board = Ki melyik űrhajóra száll?
    .done = más nem száll űrhajóra
prompt-pay = Mely lapokat fizeted ki harcoló űrhajóidon?
    .about = Mely lapokat fizeted ki harcoló űrhajóidon? { $credits } credited van.
    .done = többet nem fizetek ki

## Firing

prompt-fire = Melyik űrhajód mit tesz?
    .about = { $must ->
        [yes] Melyik űrhajód mit tesz? Most nem passzolhatsz.
       *[no] Melyik űrhajód mit tesz, vagy passzolsz?
    }
    .pass = passzolok
prompt-finish = Befejezed a tüzelést?
    .done = nem akarok többet tüzelni
    .go = mégis tüzelek
prompt-answer = Mit tesz a megcélzott űrhajód?
    .about = Célba vették ezt az űrhajódat: { $ship }. Aki lő: { $shooter }. Mit tesz az űrhajód?
    .return = visszalő
    .no = semmit
prompt-return-fire = Visszalő a megsebzett űrhajód?
    .about = Sorozatlövés érte ezt az űrhajódat: { $ship }. Aki lőtt: { $shooter }. Visszalősz?
    .return = visszalövök
    .no = nem lövök vissza
prompt-salvo = Hogyan osztod el a sorozatlövés sebzését?
    .about = Hogyan osztod el a sorozatlövés sebzését ({ $shooter })? Még { $points } pont van.
    .share = mindet a megcélzott űrhajó kapja
    .done = a többi pont elvész
prompt-formation = Elosztod a sebzést a kötelékben?
    .about = { $points } sebzést kapna: { $ship }. Elosztod a kötelékben?
    .share = elosztom
    .no = mindet a megcélzott űrhajó kapja
prompt-part = Mennyi sebzést kap ez az űrhajó a kötelékben?
    .about = Mennyi sebzés jusson neki: { $ship }? Még { $points } van hátra.

## Bombing

prompt-bombers = Mely űrhajóid bombáznak?
    .about = Mely űrhajóid bombáznak? A célpont: { $target }.
    .done = több űrhajó nem bombáz
prompt-demolition = Hány kolónialapot áldozol a tűzszerészetre?
    .about = Hány kolónialapot áldozol a tűzszerészetre: { $ship }?
prompt-trap = Bombázzák a képpel lefelé fekvő bázisodat. Kifizeted, ha csapda?
    .about = { $total } erővel bombázzák: { $base }. Kifizeted, ha csapda?
    .no = nem fizetem ki

## Amire válaszolni lehet, az állandó utasításokhoz

prompt-answer-quiet = Válaszolsz, ha valaki húz, fejleszt vagy képpel lefelé lerak?
prompt-answer-card = Válaszolsz egy kijátszott lapra?
prompt-answer-payment = Válaszolsz egy kifizetésre?
prompt-answer-ability = Válaszolsz egy képességre?
prompt-answer-ship = Válaszolsz egy játékba hozott űrhajóra?
prompt-answer-ship-text = Válaszolsz egy űrhajó szövegére?
prompt-answer-lay = Válaszolsz, ha képpel lefelé tesznek le egy lapot?
prompt-answer-draw = Válaszolsz a laphúzásra?
prompt-answer-pick = Válaszolsz, ha valaki öt lapból választ?
prompt-answer-dig = Válaszolsz, ha valaki a pusztulatából vesz fel lapot?
prompt-answer-develop = Válaszolsz egy fejlesztésre?
prompt-answer-convert = Válaszolsz, ha valaki fejlesztéseket vált be?
prompt-answer-attack = Válaszolsz egy támadásra?
prompt-answer-shot = Válaszolsz egy lövésre?
prompt-answer-stealth = Válaszolsz egy lopakodó bombázásra?
prompt-answer-bombing = Válaszolsz egy bombázásra?
prompt-answer-window = Kijátszol vagy használsz valamit a lépések között?

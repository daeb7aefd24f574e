### Amit a játékostól kérdeznek, a kérdés neve szerint; a .about azzal együtt, amiről szó van,
### a .at-PILLANAT azzal, hogy mikor.

## Setting up

prompt-event-set = Melyik eseménykészletet választod?
prompt-invasion-card = Melyik inváziókártyát választod?
prompt-class = Melyik kasztkártyát választod?
prompt-weapon = Melyik alapszintű fegyvert választod?
prompt-taking-point = Ki legyen az elővéd?
prompt-start-space = Melyik kezdőmezőről indulsz?

## The Status Phase and summoning

prompt-trade = Melyik eseménykártyát dobod el 1 energiajelzőért?
    .done = többet nem dobok el
prompt-argent = Hová kerüljön 1 energiajelző?
prompt-wake = Melyik idézőkapu legyen aktív?
prompt-summon = Melyik idézőkapuból idézel?
prompt-group = Melyik csoportot idézed meg?
    .about = Melyik csoportot idézed meg ebből az idézőkapuból: { $portal }?
prompt-place-demon = Hová teszed a démont?
    .about = Hová teszed: { $figure }?
prompt-share-argent = Melyik új démon kártyájára kerüljön 1 energiajelző?
    .done = a többi menjen vissza
prompt-mark = Melyik új démon vigye a jelzőt?

## Activations

prompt-respawn = Hol éledsz újra?
prompt-act = Mit tegyen a tengerészgyalogosod?
    .about = Mit tegyen { $figure }? Mozgáspontok: { $points }.
prompt-type = Melyik démontípust aktiválod?
prompt-figure = Melyik démon aktiválódjon most?
prompt-demon = Mit tegyen a démon?
    .about = Mit tegyen { $figure }? Mozgáspontok: { $points }.
prompt-move-now = Hová lépjen a figura?
    .about = Hová lépjen { $figure }? Mozgáspontok: { $points }.
    .done = nem megy tovább
prompt-kill = Végrehajtod a kivégzést?
prompt-give-way = Melyik hátralökött figura térjen ki előbb?
prompt-displaced = Hová kerüljön a hátralökött figura?
    .about = Hová kerüljön a hátralökött { $figure }?
prompt-beside = A legközelebbi üres mezők közül melyiket választod?
prompt-push = Hová lököd a figurát?
    .about = Hová lököd: { $figure }?
    .done = nem lököm tovább
prompt-drop = Melyik mezőre essen a jelző?

## Attacks

prompt-whether-attack = Támadsz, vagy előbb mozogsz?
prompt-target = Kit támadsz meg?
prompt-remove-die = Melyik kockát veszed el?
prompt-cover = Megtartod a védekezőkártyát?
    .about = { $defender } takarásban van: marad ez a védekezőkártya: { $card }?
prompt-reroll = Melyik kockát dobod újra?
    .done = maradjanak a kockák
prompt-turn-die = Melyik kockát fordítod át, és mire?
    .done = maradjanak a kockák
prompt-recover = Mennyi sérülésből gyógyulsz?
    .about = Mennyi sérülésből gyógyuljon { $figure }? Most ennyi van rajta: { $damage }.

## Cards and abilities

prompt-whether-use = Használod a kártya képességét?
    .about = { $card }: használod a képességét?
prompt-whom = Melyik figurát választod?
prompt-discard = Melyik lapot dobod el?
prompt-door-afar = Melyik ajtót nyitod ki?
prompt-teleport-to = Melyik teleportra mész?
prompt-throw = Hová dobod a gránátot?
prompt-put-back = Hová kerüljön a kezdeményezéskártya?
prompt-next-seat = Kinek a képességei jöjjenek most?
prompt-use = Használsz most valamit?
    .at-setup = Áll a térkép: használsz valamit?
    .at-status = Véget ér a behatolófázis: használsz valamit?
    .at-initiative = A következő kezdeményezéskártya előtt: használsz valamit?
    .at-summoned = Démonok érkeztek: használsz valamit?
    .at-start = { $figure } aktiválódása kezdődik: használsz valamit?
    .at-end = { $figure } aktiválódása véget ér: használsz valamit?
    .at-entered = { $figure } új mezőre lépett: használsz valamit?
    .at-took = { $figure } felvett egy tárgyat: használsz valamit?
    .at-door-opened = { $figure } kinyitott egy ajtót: használsz valamit?
    .at-before-attack = { $figure } támadni készül: használsz valamit?
    .at-roll = { $figure } dobni készül: használsz valamit?
    .at-rolled = { $figure } dobott: használsz valamit?
    .at-revealed = { $figure } védekezőkártyája fel van csapva: használsz valamit?
    .at-defend = { $figure } védekezik: használsz valamit?
    .at-attack = { $figure } támad: használsz valamit?
    .at-after-attack = { $figure } támadásának vége: használsz valamit?
    .at-suffer = { $figure } mindjárt megsérül: használsz valamit?
    .at-fragged = { $figure } le van gyilkolva: használsz valamit?
    .at-glory-kill = { $figure } kivégzést hajtott végre: használsz valamit?

// Hadúr in the browser: a table's socket, pointing at pieces, replays, filters, the deck builder.
// Every page works without it. Nothing is decided here: the server renders, judges and remembers.

const page = document.documentElement;
page.classList.add("scripted");

const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...(root?.querySelectorAll(selector) ?? [])];
const at = (spot) => all("[data-spot]").filter((element) => element.dataset.spot === spot);
const narrow = matchMedia("(max-width: 699px)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const main = one("#main");

// -- parts ---------------------------------------------------------------------------------------

// What the server last said of each part: the page's own marks on it do not make it another.
const known = new Map(all("[id]", main)
  .filter((place) => place.parentElement.closest("[id]") === main)
  .map((place) => [place.id, place.innerHTML]));

// The beginning of a long log is folded away, and is text until somebody unfolds it or the log comes anew.
const beginning = one("#earlier noscript");
function unfold() {
  if (!beginning?.isConnected) return;
  beginning.insertAdjacentHTML("afterend", beginning.textContent);
  beginning.remove();
  known.set("log", one("#earlier ol").innerHTML + known.get("log"));
}
one("#earlier")?.addEventListener("toggle", unfold, { once: true });

/** Put new parts in their places; what has the focus keeps it, what was folded stays folded. */
function show({ parts = {}, add = {} }, last = null) {
  if ("log" in parts) unfold();
  const news = Object.entries(parts).filter(([id, html]) => one(`#${id}`) && plainly(html) !== known.get(id));
  const drawn = news.some(([id]) => id === "board");
  for (const [id, html] of news) known.set(id, plainly(html));
  for (const [id, html] of Object.entries(add)) known.set(id, known.get(id) + plainly(html));
  const focus = focused();
  if (news.some(([id]) => id === "log")) one("#earlier")?.remove();
  for (const [id, html] of news) one(`#${id}`).innerHTML = html;
  for (const [id, html] of Object.entries(add)) one(`#${id}`)?.insertAdjacentHTML("beforeend", html);
  settle([...news.map(([id]) => id), ...Object.keys(add)], focus);
  if (drawn) glide(last);
}

/** The board as the server last said it is, or another one to look at for a while. */
function board(html = null) {
  if (html === null) return known.get("board");
  one("#board").innerHTML = html;
  repan();
  return html;
}

/** HTML as the browser itself would write it. */
function plainly(html) {
  const probe = document.createElement("template");
  probe.innerHTML = html;
  return probe.innerHTML;
}

/** What has the focus, said in a way that finds it again among new elements. */
function focused() {
  const element = document.activeElement;
  const part = element?.closest("#board, #hand, #ask, #far, #near, #tools, #stopping, #steps, #seats");
  if (!part) return null;
  const { spot, step } = element.dataset;
  return { part: part.id, spot, step, value: element.value, label: element.textContent };
}

function settle(changed, focus) {
  if (changed.includes("board")) {
    // Why a number was what it was is over with it.
    all("#detail .reasons").forEach((line) => line.remove());
    rove();
    repan();
  }
  refold();
  toEnd(changed);
  tick(true);
  if (focus && changed.includes(focus.part) && !one(`#${focus.part}`).contains(document.activeElement)) {
    const again = all("[data-spot], [data-step], button, summary, a", one(`#${focus.part}`)).find(
      (element) => (focus.spot ? element.dataset.spot === focus.spot
        : focus.value ? element.value === focus.value : element.textContent === focus.label),
    );
    (again ?? one("button, a, [tabindex]", one(`#${focus.part}`)))?.focus({ preventScroll: true });
  }
  if (changed.includes("ask")) {
    forget();
    // Others may answer meanwhile: what was chosen stays so where it can still act.
    if (moves().some((move) => move.spots[0] === chosen)) choose(chosen);
    else unchoose();
    one(".ask")?.scrollTo({ top: 0 });
    const told = one("#told");
    const question = one("#ask .question");
    if (told && question) told.textContent = question.textContent;
  }
  if (changed.includes("ask") || changed.includes("banner")) inSight();
}

/** What was told last is in sight. */
function toEnd(changed) {
  for (const id of ["log", "chat"]) {
    const place = changed.includes(id) && one(`#${id}`)?.parentElement;
    if (place) place.scrollTop = place.scrollHeight;
  }
}

/** A log that gets lower, because a question has more to say, still shows its end. */
function keepEnd(place) {
  let ended = true;
  place.addEventListener("scroll", () => {
    ended = place.scrollTop + place.clientHeight > place.scrollHeight - 24;
  }, { passive: true });
  new ResizeObserver(() => { if (ended) place.scrollTop = place.scrollHeight; }).observe(place);
}

/** On a small screen what the player needs now comes into sight: a request or the result, else the
    cards that may be played, else the board, none of it below the question. */
function inSight() {
  if (!narrow.matches || !one("#ask")) return;
  const place = one("#banner > .banner") ?? one("#hand .can") ?? (one("#board .can") && one("#board"));
  if (!place) return;
  const { top, bottom } = place.getBoundingClientRect();
  const end = one(".ask").getBoundingClientRect().top || innerHeight;
  const way = place.closest("#banner") ? Math.min(0, top - 8) : bottom - end + 8;
  if (top < 0 || bottom > end) scrollBy({ top: way, behavior: calm.matches ? "auto" : "smooth" });
}

/** The piece that moved last slides from where it was. */
function glide(spots) {
  if (calm.matches || !spots || spots.length < 2) return;
  const [from] = at(spots[0]);
  const [to] = at(spots.at(-1));
  const piece = to && one(".piece", to);
  if (!piece || !from?.closest("svg")) return;
  const [a, b] = [from, to].map((space) => space.transform.baseVal.consolidate().matrix);
  piece.animate(
    [{ transform: `translate(${a.e - b.e}px, ${a.f - b.f}px)` }, { transform: "translate(0, 0)" }],
    { duration: 260, easing: "ease-out", composite: "add" },
  );
}

// -- boards larger than their place ------------------------------------------------------------------

let panned = null;
let zoom = 1;

/** A place that is scrolled about stays where it was, until something else is to be in its middle:
    the spot that data-pan names. */
function repan() {
  for (const place of all("[data-pan]")) {
    const { pan } = place.dataset;
    const [middle] = pan ? all("[data-spot]", place).filter((element) => element.dataset.spot === pan) : [];
    if (panned?.pan === pan) place.scrollTo(panned.left, panned.top);
    else if (middle) centre(place, middle);
    const keep = () => { panned = { pan, left: place.scrollLeft, top: place.scrollTop }; };
    keep();
    place.addEventListener("scroll", keep, { passive: true });
  }
}

function centre(place, element) {
  const [outer, inner] = [place, element].map((each) => each.getBoundingClientRect());
  place.scrollBy(
    inner.left + inner.width / 2 - outer.left - outer.width / 2,
    inner.top + inner.height / 2 - outer.top - outer.height / 2,
  );
}

/** A map is made larger or smaller around a point of the screen; on a small one as small as shows all of it. */
function enlarge(times, point = null) {
  const drawn = one("#board [data-pan] > svg");
  if (!drawn) return;
  const place = drawn.parentElement;
  const [outer, inner] = [place, drawn].map((each) => each.getBoundingClientRect());
  const whole = narrow.matches ? zoom * Math.min(place.clientWidth / inner.width, place.clientHeight / inner.height) : 1;
  const before = zoom;
  zoom = Math.min(3, Math.max(Math.min(1, whole), zoom * times));
  const [x, y] = point ? [point.x - outer.left, point.y - outer.top] : [outer.width / 2, outer.height / 2];
  const [left, top] = [place.scrollLeft + x, place.scrollTop + y].map((far) => (far * zoom) / before);
  one("#board").style.setProperty("--zoom", zoom);
  place.scrollTo(left - x, top - y);
}

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-zoom]")?.dataset.zoom;
  if (step) enlarge(Number(step));
});

// Two fingers on a map make it larger; one moves it, as the browser does by itself.
let apart = 0;

function pinch(event) {
  if (event.touches.length !== 2 || !event.target.closest("[data-pan]:has(> svg)")) return;
  event.preventDefault();
  const [a, b] = event.touches;
  const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  if (event.type === "touchmove" && apart) {
    enlarge(now / apart, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
  }
  apart = now;
}

for (const moment of ["touchstart", "touchmove"]) one("#board")?.addEventListener(moment, pinch, { passive: false });

// -- folding: what a reader opened or closed stays so ---------------------------------------------

const folded = JSON.parse(sessionStorage.getItem("folded") ?? "{}");
// What is opened to be done once is closed again in the next game.
const ONCE = ["concede"];

function refold() {
  for (const details of all("details[id]")) {
    const wanted = folded[details.id] ?? (details.id === "all-moves" ? !narrow.matches : undefined);
    if (wanted !== undefined) details.open = wanted;
  }
}

document.addEventListener("click", (event) => {
  const summary = event.target.closest("summary");
  const details = summary?.parentElement;
  if (!details?.id) return;
  folded[details.id] = !details.open;
  if (ONCE.includes(details.id)) return;
  const lasting = Object.entries(folded).filter(([id]) => !ONCE.includes(id));
  sessionStorage.setItem("folded", JSON.stringify(Object.fromEntries(lasting)));
});

// -- clocks ----------------------------------------------------------------------------------------

let stamp = performance.now();

function tick(fresh = false) {
  if (fresh === true) stamp = performance.now();
  for (const clock of all(".clock.running")) {
    const left = Math.max(0, clock.dataset.left - (performance.now() - stamp));
    const seconds = Math.floor(left / 1000);
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (n) => String(n).padStart(2, "0");
    clock.textContent = h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
    clock.classList.toggle("short", left < 20000);
  }
}
setInterval(tick, 500);

// -- cards in full ---------------------------------------------------------------------------------

let wanted = "";
const faces = new Map();

/** A card to be read: the page has those on the table, the server all others that are named. */
async function cardFace(card) {
  const source = all("[data-detail]", one("#cards").content).find((element) => element.dataset.detail === card);
  if (source) faces.set(card, source.innerHTML);
  if (!faces.has(card)) {
    const answer = await fetch(`/cards/${main.dataset.game}/${encodeURIComponent(card)}?lang=${page.lang}`);
    faces.set(card, answer.ok ? await answer.text() : "");
  }
  const place = document.createElement("div");
  place.innerHTML = faces.get(card);
  return faces.get(card) && place;
}

/** Its card in full, and why its numbers are not the printed ones. */
async function read(card, opening = false, reasons = "") {
  const detail = one("#detail");
  if (!detail) return;
  wanted = card;
  const source = await cardFace(card);
  if (!source || wanted !== card) return;
  detail.replaceChildren(source);
  if (reasons) {
    const why = document.createElement("p");
    why.className = "reasons";
    why.textContent = reasons;
    detail.prepend(why);
  }
  detail.scrollTop = 0;
  if (opening && narrow.matches) detail.classList.add("open");
}

const stopReading = () => one("#detail")?.classList.remove("open");

for (const moment of ["pointerover", "focusin"]) {
  document.addEventListener(moment, (event) => {
    const { card, reasons } = event.target.closest?.("[data-card]")?.dataset ?? {};
    if (card && event.pointerType !== "touch") read(card, false, reasons);
  });
}

// -- pointing ---------------------------------------------------------------------------------------

let chosen = null;
let touched = false;
let send = () => {};

const moves = () =>
  all('#ask button[name="move"]').map((button) => ({
    button,
    text: button.value,
    line: button.getAttribute("aria-label") ?? button.textContent,
    spots: button.dataset.spots.split(" ").filter(Boolean),
  }));

function play(move) {
  unchoose();
  move.button.form.requestSubmit(move.button);
}

/** A place was pointed at: choose it, play to it, or ask why not. Where a game marks a place with data-now
    pointing alone is the move; where it marks it with data-why the judge is asked about it alone. */
function point(spot) {
  const every = moves();
  const starting = every.filter((move) => move.spots[0] === spot);
  if (chosen) {
    const ending = every.filter((move) => move.spots[0] === chosen && (move.spots.length > 1 || spot === chosen)
      && move.spots.at(-1) === spot);
    if (ending.length === 1) return play(ending[0]);
    if (ending.length > 1) return choose(chosen, ending);
    if (spot === chosen) return unchoose();
    if (starting.length) return choose(spot);
    return send({ do: "why", spots: [chosen, spot] });
  }
  if (!starting.length) {
    return at(spot).some((element) => "why" in element.dataset) ? send({ do: "why", spots: [spot] }) : undefined;
  }
  const pointed = every.filter((move) => move.spots.length);
  const picking = at(spot).some((element) => "now" in element.dataset)
    || pointed.every((move) => move.spots.length === 1 && !move.spots[0].includes(":"));
  return picking && starting.length === 1 && !touched ? play(starting[0]) : choose(spot);
}

/** Light up where the chosen piece may go; offer in words what needs no second place. */
function choose(spot, several = null) {
  unchoose();
  chosen = spot;
  for (const element of at(spot)) {
    element.classList.add("chosen");
    if (element.getAttribute("role") === "gridcell") element.setAttribute("aria-selected", "true");
  }
  const own = moves().filter((move) => move.spots[0] === spot);
  for (const move of own) {
    if (move.spots.length > 1) at(move.spots.at(-1)).forEach((element) => element.classList.add("lit"));
  }
  for (const group of all("#ask .group")) {
    group.hidden = !all("button", group).some((button) => button.dataset.spots.split(" ")[0] === spot);
  }
  bar(spot, several ?? own.filter((move) => move.spots.length === 1));
  forecast(several ?? own);
}

/** What a piece or card is called, without the figures on it. */
function called(element) {
  const said = one("title, .held-name, .name", element)?.textContent ?? element.getAttribute("aria-label") ?? element.textContent;
  return said.replaceAll("\u00ad", "").split(",")[0].trim();
}

function bar(spot, offered) {
  const place = one("#chosen");
  if (!place) return;
  const [element] = at(spot);
  const head = document.createElement("p");
  const name = document.createElement("span");
  name.className = "chosen-name";
  name.textContent = `${main.dataset.chosen}: ${called(element)}`;
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = "quiet";
  cancel.textContent = main.dataset.cancel;
  cancel.addEventListener("click", () => { unchoose(); element?.focus?.(); });
  head.append(name);
  if (narrow.matches && element?.dataset.card) head.append(info(element.dataset.card));
  head.append(cancel);
  const row = document.createElement("p");
  for (const move of offered) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "primary";
    button.textContent = move.line;
    button.addEventListener("click", () => play(move));
    row.append(button);
  }
  place.replaceChildren(head, ...(offered.length ? [row] : []));
  place.hidden = false;
  place.parentElement.scrollTop = 0;
}

function info(card) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = one("#detail").getAttribute("aria-label");
  button.addEventListener("click", () => read(card, true));
  return button;
}

function unchoose() {
  chosen = null;
  for (const element of all(".chosen")) {
    element.classList.remove("chosen");
    element.removeAttribute("aria-selected");
  }
  all(".lit").forEach((element) => element.classList.remove("lit"));
  all("#ask .group").forEach((group) => { group.hidden = false; });
  const place = one("#chosen");
  if (place) place.hidden = true;
}

// -- the chances of an attack ------------------------------------------------------------------------

let asking = 0;

/** Ask for the chances of these moves, a little later: whoever only passes over a place asks nothing. */
function forecast(list) {
  const place = one("#odds");
  const attacks = list.filter((move) => "odds" in move.button.dataset).slice(0, 6).map((move) => move.text);
  const wish = attacks.join("|");
  if (!place || !attacks.length || place.dataset.wish === wish) return;
  clearTimeout(asking);
  asking = setTimeout(() => {
    place.dataset.wish = wish;
    send({ do: "odds", moves: attacks });
  }, 140);
}

/** Another question: what was told of the last one's answers is over. */
function forget() {
  clearTimeout(asking);
  const place = one("#odds");
  if (!place) return;
  delete place.dataset.wish;
  place.replaceChildren();
  known.set("odds", "");
}

for (const moment of ["pointerover", "focusin"]) {
  document.addEventListener(moment, (event) => {
    const button = event.target.closest?.("#ask button[data-odds]");
    const spot = event.target.closest?.("[data-spot]")?.dataset.spot;
    if (!main?.dataset.table || !(button || spot)) return;
    forecast(moves().filter((move) => (button ? move.button === button
      : move.spots.at(-1) === spot && move.spots.length === (chosen ? 2 : 1) && (!chosen || move.spots[0] === chosen))));
  });
}

document.addEventListener("pointerdown", (event) => { touched = event.pointerType === "touch"; });

document.addEventListener("click", (event) => {
  const element = event.target.closest("[data-spot], [data-card]");
  if (!event.target.closest("#detail, .chosen-bar")) stopReading();
  if (!element || !main?.classList.contains("table")) return;
  const { spot, card, reasons } = element.dataset;
  if (spot) remember(element);
  const had = chosen;
  if (spot && main.dataset.table) point(spot);
  if (card && !chosen && !had) read(card, true, reasons);
});

// -- the keyboard on the board -------------------------------------------------------------------------

let lastSpot = null;

/** One space of the board can be reached with Tab; the arrows go on from there. */
function rove() {
  const spaces = all('#board [role="gridcell"]');
  const start = spaces.find((space) => space.dataset.spot === lastSpot)
    ?? spaces.find((space) => space.classList.contains("can")) ?? spaces[0];
  for (const space of spaces) space.setAttribute("tabindex", space === start ? "0" : "-1");
}

function remember(element) {
  if (element.getAttribute("role") !== "gridcell") return;
  lastSpot = element.dataset.spot;
  rove();
}

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    stopReading();
    unchoose();
    return;
  }
  const space = event.target.closest?.('[role="gridcell"]');
  if (!space || event.ctrlKey || event.altKey || event.metaKey) return;
  const row = space.closest('[role="row"]');
  if (event.key in STEPS || event.key === "Home" || event.key === "End") {
    const rows = all('[role="row"]', space.closest('[role="grid"]'));
    const cells = (line) => all('[role="gridcell"]', line);
    const [down, right] = STEPS[event.key] ?? [0, event.key === "Home" ? -99 : 99];
    const line = rows[Math.min(rows.length - 1, Math.max(0, rows.indexOf(row) + down))];
    const column = Math.min(cells(line).length - 1, Math.max(0, cells(row).indexOf(space) + right));
    const next = cells(line)[column];
    remember(next);
    next.focus();
  } else if (event.key === "Enter" || event.key === " ") {
    touched = false;
    if (main.dataset.table) point(space.dataset.spot);
    if (space.dataset.card) read(space.dataset.card, false, space.dataset.reasons);
  } else {
    return;
  }
  event.preventDefault();
});

// -- a table's socket ------------------------------------------------------------------------------------

/** Makes the table's buttons speak through a socket; returns what opens it. */
function joinTable(id) {
  let socket = null;
  let tries = 0;
  let early = [];
  const line = one("#line");
  let stage = null;
  let now = Number(main.dataset.at);

  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // What comes is in the language of the page, whatever the browser or another window prefers by now.
    socket = new WebSocket(`${scheme}://${location.host}/table/${id}/ws?lang=${page.lang}`);
    socket.addEventListener("open", () => {
      if (tries) say(main.dataset.found, 2500);
      tries = 0;
      // Whatever happened while nobody listened comes now; parts that are the same stay untouched.
      send({ do: "resync", version: Number(main.dataset.version), at: Number(main.dataset.at), cut: true });
      early.splice(0).forEach(send);
    });
    socket.addEventListener("message", (event) => heard(whole(JSON.parse(event.data))));
    socket.addEventListener("close", () => {
      tries += 1;
      if (tries > 1 || early.length) say(main.dataset.lost);
      early = [];
      setTimeout(connect, Math.min(15000, 250 * 2 ** tries) * (0.7 + 0.6 * Math.random()));
    });
  };

  // Parts as the server wrote them. It says of a part that it has sent only which lines are others now.
  const written = new Map();

  const whole = (message) => {
    for (const [id, html] of Object.entries(message.parts ?? {})) written.set(id, html);
    for (const [id, html] of Object.entries(message.add ?? {})) written.set(id, (written.get(id) ?? "") + html);
    for (const [id, cuts] of Object.entries(message.cut ?? {})) {
      const lines = written.get(id).split("\n");
      for (const [at, count, news] of cuts) lines.splice(at, count, ...news);
      message.parts[id] = lines.join("\n");
      written.set(id, message.parts[id]);
    }
    return message;
  };

  /** What others did is shown before the table is as it is now; what is only an answer waits for nothing. */
  const heard = async (message) => {
    if (message.go) return location.assign(message.go);
    // The game has begun (or there is another one): the page is another, too.
    if (message.parts?.board !== undefined && !one("#board")) return location.reload();
    if (message.now === undefined || !one("#show")) return hear(message);
    stage ??= import(main.dataset.stage).then((show) => show.opened({ one, all, calm, main, cardFace, board }));
    const back = message.now < now;
    now = message.now;
    return (await stage).take({ ...message, back }, () => hear(message));
  };

  const hear = (message) => {
    const onward = message.now > Number(main.dataset.at);
    if (message.now !== undefined) main.dataset.at = message.now;
    if (message.version !== undefined) main.dataset.version = message.version;
    if (message.state?.title) document.title = message.state.title;
    if (message.error) refuse(message.error);
    else if (message.parts?.ask !== undefined) one("#answer")?.replaceChildren();
    const own = !message.show?.some((group) => !group.own);
    show(message, onward && own ? message.state?.last : null);
    page.classList.remove("busy");
    document.dispatchEvent(new CustomEvent("hadur:heard", { detail: message }));
    return undefined;
  };

  /** What cannot be done, with the rule that forbids it. */
  const refuse = ({ text, rule }) => {
    const note = document.createElement("p");
    note.className = "refused";
    note.textContent = text;
    if (rule) {
      const link = document.createElement("a");
      link.href = `/rules/${main.dataset.game}#${rule}`;
      link.target = "_blank";
      link.textContent = rule;
      note.append(" ", link);
    }
    const place = one("#answer");
    if (place) place.replaceChildren(note);
    else say(text, 6000);
  };

  const say = (text, span = 0) => {
    line.textContent = text;
    line.hidden = false;
    if (span) setTimeout(() => { if (line.textContent === text) line.hidden = true; }, span);
  };

  send = (message) => {
    if (socket?.readyState === WebSocket.OPEN) return socket.send(JSON.stringify(message));
    // Whoever is quicker than the first connection is heard as soon as there is one.
    return tries === 0 ? early.push(message) : say(main.dataset.lost);
  };

  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-do]");
    if (!form) return;
    event.preventDefault();
    const message = { do: form.dataset.do };
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (name !== "csrf") message[name] = name === "at" ? Number(value) : value;
    }
    if (form.dataset.do === "move") {
      if (page.classList.contains("busy")) return;
      page.classList.add("busy");
      setTimeout(() => page.classList.remove("busy"), 3000);
    }
    send(message);
    // Whom one talks to stays as it is: the next words are most likely for the same ears.
    if (form.dataset.do === "chat") form.elements.text.value = "";
  });

  addEventListener("online", () => { if (socket?.readyState > 1) { tries = 0; connect(); } });
  return connect;
}

// -- replays -----------------------------------------------------------------------------------------------

function replay(base) {
  let asked = null;
  let timer = 0;
  const slider = one(".slider");
  const auto = one("#autoplay");
  const [eyes, jump] = ["eyes", "move"].map((name) => one(`.jump select[name="${name}"]`));
  const label = one("span", auto);
  const words = [label.textContent, auto.dataset.stop];
  const here = () => Number(main.dataset.at);
  const end = Number(main.dataset.moves);

  const go = async (number) => {
    const wanted = Math.min(end, Math.max(0, number));
    asked?.abort();
    asked = new AbortController();
    try {
      const answer = await fetch(`${base}/${wanted}?eyes=${main.dataset.eyes}`, { signal: asked.signal });
      if (!answer.ok) return stop();
      main.dataset.at = wanted;
      slider.value = wanted;
      jump.value = turn(wanted);
      show(await answer.json());
      history.replaceState(null, "", `${base}?move=${wanted}&eyes=${main.dataset.eyes}`);
    } catch (error) {
      if (error.name !== "AbortError") stop();
    }
    return undefined;
  };

  const stop = () => {
    clearInterval(timer);
    timer = 0;
    [label.textContent] = words;
  };

  /** The turn that a move belongs to. */
  const turn = (number) => all("option", jump).filter((option) => Number(option.value) <= number).at(-1)?.value;

  slider.hidden = auto.hidden = false;
  jump.addEventListener("change", () => go(Number(jump.value)));
  eyes.addEventListener("change", () => location.assign(`${base}?move=${here()}&eyes=${eyes.value}`));
  slider.addEventListener("input", () => go(Number(slider.value)));
  auto.addEventListener("click", () => {
    if (timer) return stop();
    if (here() >= end) go(0);
    label.textContent = words[1];
    timer = setInterval(() => (here() < end ? go(here() + 1) : stop()), 1100);
    return undefined;
  });
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    if (!step) return;
    event.preventDefault();
    go(Number(step.dataset.step));
  });
  document.addEventListener("keydown", (event) => {
    const way = { ",": -1, ".": 1 }[event.key];
    if (way && !event.target.closest("input, select, textarea")) go(here() + way);
  });
}

// -- filters and the deck builder ------------------------------------------------------------------------

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function filter(form) {
  // What the server has searched for stays: its search is better, and only its finds are here.
  if (one('input[type="search"]', form).value) return;
  const items = all(form.dataset.filter);
  const haystacks = items.map((item) => plain(item.dataset.words));
  const count = one(".count");
  const sift = () => {
    const wanted = plain(one('input[type="search"]', form).value).split(/\s+/).filter(Boolean);
    const picks = all("select", form).filter((select) => select.value);
    let found = 0;
    items.forEach((item, k) => {
      const fits = wanted.every((word) => haystacks[k].includes(word))
        && picks.every((select) => item.dataset[select.name] === select.value);
      item.hidden = !fits;
      found += fits;
    });
    for (const chapter of all(".chapter")) chapter.hidden = !one(".rule-list > li:not([hidden])", chapter);
    if (count) count.textContent = count.dataset.count.replace("#", found);
  };
  form.addEventListener("input", sift);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("sift", sift);
  sift();
}

function builder(form) {
  let waiting = 0;
  const leader = form.elements.leader;
  const check = async () => {
    const answer = await fetch(form.dataset.check, { method: "POST", body: new FormData(form) });
    if (answer.ok) one("#verdict").innerHTML = await answer.text();
  };
  const refit = () => {
    const marks = leader.selectedOptions[0].dataset.marks.split(" ");
    for (const item of all("#deck-cards > li")) {
      const fits = item.dataset.marks.split(" ").some((mark) => marks.includes(mark));
      item.dataset.fits = fits || Number(one("input", item).value) ? "1" : "";
    }
    one("[data-filter]", form).dispatchEvent(new Event("sift"));
  };
  form.addEventListener("input", (event) => {
    const item = event.target.closest("#deck-cards > li");
    if (item) item.classList.toggle("in", Number(event.target.value) > 0);
    if (event.target === leader) refit();
    clearTimeout(waiting);
    waiting = setTimeout(check, 150);
  });
}

// -- beginning ---------------------------------------------------------------------------------------------

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  // The label says so, to whoever hears the page too; a moment later it can be copied again.
  const label = button.dataset.label ??= button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => { button.textContent = label; }, 2500);
});

/** A clock that is chosen is set to what is usual for it, unless somebody has set it. */
function clockForm(amount) {
  let own = false;
  amount.addEventListener("input", () => { own = true; });
  for (const pace of all('input[name="pace"]')) {
    pace.addEventListener("change", () => { if (!own && pace.dataset.usual) amount.value = pace.dataset.usual; });
  }
}

/** What can be chosen may depend on what has been: the server says what, whoever plays stays. */
function chooser(form) {
  let asked = null;
  // Enter opens the table and does not ask for the choices again.
  all("button.no-script, .no-script button", form).forEach((button) => button.remove());
  form.addEventListener("change", async (event) => {
    // What is chosen while an answer is on its way would be lost with it: that is asked anew, too.
    if (!(asked || event.target.matches("[data-shapes]")) || !event.target.checkValidity()) return;
    asked?.abort();
    const mine = asked = new AbortController();
    try {
      const answer = await fetch(`${form.dataset.choices}?${new URLSearchParams(new FormData(form))}`, { signal: mine.signal });
      const fresh = answer.ok && one("#choices", new DOMParser().parseFromString(await answer.text(), "text/html"));
      if (fresh) rechoose(fresh);
    } catch (error) {
      if (error.name !== "AbortError") throw error;
    } finally {
      if (asked === mine) asked = null;
    }
  });
}

function rechoose(fresh) {
  const { name, type } = document.activeElement;
  const folds = all("#choices details");
  all(".no-script", fresh).forEach((element) => element.remove());
  one("#choices").replaceWith(fresh);
  folds.forEach(({ id, open }) => { if (one(`#${id}`)) one(`#${id}`).open = open; });
  if (name) all("#choices select, #choices input").find((field) => field.name === name && field.type === type)?.focus();
}

one(".tabs [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
all("[data-filter]").forEach(filter);
all("[data-choices]").forEach(chooser);
all("[data-check]").forEach(builder);
all('input[name="amount"]').forEach(clockForm);
if (one("#contents")) one("#contents").open = !narrow.matches;
if (main?.dataset.replay) replay(main.dataset.replay);
const connect = main?.dataset.table ? joinTable(main.dataset.table) : () => {};

let begun = false;

/** What stands in the page is seen before it is moved about, and before anything else is loaded. */
function begin() {
  if (begun) return;
  begun = true;
  refold();
  rove();
  repan();
  inSight();
  toEnd(["log", "chat"]);
  all(".log, .chat").forEach(keepEnd);
  connect();
}

new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
// A page in the background is not painted, and is to hear what happens all the same.
setTimeout(begin, 400);

// What others did, played on the board before the table is as it is now: the server says which scenes,
// here they are put on a stage in front of the page. Whoever likes no motion gets the table at once.

const BEATS = {
  turn: 900, phase: 550, move: 500, arrive: 500, attack: 600, card: 1200, dice: 1000, die: 260, change: 400,
  hurt: 650, heal: 650, miss: 550, fall: 650, token: 420, mark: 260, decline: 450, end: 1000,
};
const PACES = { slow: 1.8, normal: 1, fast: 0.4 };
const OWN = 0.4;
const SPRITE = "/static/sprite.svg#";

/** A show at a table; `help` is what the page lends: finding elements, faces of cards, putting a board in place. */
export function opened({ one, all, calm, main, cardFace, board }) {
  const bar = one("#show");
  const idle = one("#show-idle");
  const choice = one("#pace");
  const stage = document.createElement("div");
  stage.id = "stage";
  stage.setAttribute("aria-hidden", "true");
  document.body.append(stage);

  const waiting = [];
  let running = false;
  let paused = false;
  let skipping = false;
  let wake = () => {};
  let hurry = () => {};
  let past = [];
  let closed = true;
  let standing = new Map();

  choice.value = localStorage.getItem("pace") ?? (calm.matches ? "off" : "normal");
  idle.hidden = false;

  // -- the queue -------------------------------------------------------------------------------------

  /** A message that changes the table: its scenes first, then `put`, one after the other. */
  function take(message, put) {
    const groups = message.show ?? [];
    const others = groups.some((group) => !group.own);
    if (choice.value === "off" || document.hidden || message.back) {
      skip();
      if (others) keep(groups);
      if (running) waiting.push({ groups: [], put });
      else put();
      return;
    }
    if (!others && !running) {
      if (groups.length) closed = true;
      put();
      return;
    }
    waiting.push({ groups, put, others });
    if (!running) run();
  }

  async function run() {
    running = true;
    main.classList.add("showing");
    while (waiting.length) {
      const { groups, put, others } = waiting.shift();
      if (others) keep(groups);
      else if (groups.length) closed = true;
      for (const group of groups) await play(group);
      put();
      clear();
    }
    end();
  }

  /** What was shown can be shown again, until somebody else's next turn. */
  function keep(groups) {
    if (closed) past = [];
    closed = groups.at(-1)?.own ?? false;
    past.push({ html: board(), groups });
    one('[data-show="again"]').hidden = false;
  }

  async function again() {
    if (running || !past.length) return;
    running = true;
    main.classList.add("showing");
    const now = board();
    for (const { html, groups } of past) {
      board(html);
      for (const group of groups) await play(group);
      clear();
    }
    board(now);
    end();
  }

  function end() {
    running = paused = skipping = false;
    clear();
    bar.hidden = true;
    main.classList.remove("showing");
  }

  // -- one after the other ---------------------------------------------------------------------------

  async function play({ scenes, own }) {
    for (const scene of scenes) {
      if (paused && !skipping) await new Promise((go) => { wake = go; });
      if (skipping) return;
      const crowd = waiting.length > 3 ? 0.5 : 1;
      const span = (BEATS[scene.kind] ?? 400) * (PACES[choice.value] ?? 1) * (own ? OWN : 1) * crowd;
      bar.hidden = false;
      const line = one(".show-line", bar);
      line.dataset.kind = scene.kind;
      line.textContent = scene.line;
      document.dispatchEvent(new CustomEvent("hadur:scene", { detail: scene.kind }));
      if (!calm.matches) ACTS[scene.kind]?.(scene, span);
      await new Promise((go) => { hurry = go; setTimeout(go, span); });
      for (const gone of all(".passing", stage)) gone.remove();
    }
  }

  function skip() {
    if (!running) return;
    skipping = true;
    resume();
    hurry();
  }

  function resume() {
    paused = false;
    wake();
    label();
  }

  function label() {
    const button = one('[data-show="pause"]');
    button.setAttribute("aria-pressed", String(paused));
  }

  function clear() {
    stage.replaceChildren();
    standing = new Map();
  }

  // -- finding what a scene speaks of ------------------------------------------------------------------

  function find(spot) {
    if (standing.has(spot)) return standing.get(spot);
    const fits = (name) => name === spot || name.startsWith(`${spot}#`)
      || (spot.startsWith("*/") && name.split("#")[0].endsWith(spot.slice(1)));
    const figure = all("#board [data-figure]").find((element) => element.dataset.figure === spot);
    return figure ?? all("#board [data-spot], .left [data-spot]")
      .find((element) => fits(element.dataset.spot) && element.getBoundingClientRect().width);
  }

  const chair = (seat) => all("[data-chair]").find((element) => element.dataset.chair === String(seat));
  const place = (scene) => scene.spots?.map(find).filter(Boolean).at(-1) ?? chair(scene.seat) ?? one("#board");

  function middle(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  const pieceOf = (element) => one(".piece", element) ?? element;

  // -- what is put on the stage ------------------------------------------------------------------------

  function on(tag, style, [x, y]) {
    const element = document.createElement(tag);
    element.className = `passing ${style}`;
    element.style.left = `${Math.min(innerWidth - 20, Math.max(20, x))}px`;
    element.style.top = `${Math.min(innerHeight - 20, Math.max(20, y))}px`;
    stage.append(element);
    return element;
  }

  const flash = (element, span, colour) => element?.animate(
    [{ filter: "none" }, { filter: `drop-shadow(0 0 6px ${colour}) brightness(1.25)` }, { filter: "none" }],
    { duration: span },
  );

  function float(scene, span, text, style) {
    const sign = on("b", `stage-number ${style}`, middle(place(scene)));
    sign.textContent = text;
    sign.animate(
      [{ translate: "-50% 0", opacity: 0 }, { translate: "-50% -60%", opacity: 1, offset: 0.25 }, { translate: "-50% -130%", opacity: 0.9 }],
      { duration: span, fill: "forwards" },
    );
  }

  function banner(scene, span) {
    const [x] = middle(one("#board"));
    const sign = on("p", "stage-banner", [x, one("#board").getBoundingClientRect().top + 40]);
    sign.textContent = scene.line;
    sign.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: span, fill: "forwards" });
  }

  function move(scene, span) {
    const [from, to] = [scene.spots?.at(-2), scene.spots?.at(-1)].map((spot) => spot && find(spot));
    const whole = scene.spots?.length > 2 ? find(scene.spots[0]) : from;
    if (!from || !to || !whole) return mark(scene, span);
    const piece = pieceOf(whole);
    const [[x1, y1], [x2, y2]] = [from, to].map((element) => middle(element));
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    const had = piece.dataset.shift?.split(" ").map(Number) ?? [0, 0];
    const shift = [had[0] + (x2 - x1) / scale, had[1] + (y2 - y1) / scale];
    piece.dataset.shift = shift.join(" ");
    const at = ([x, y]) => ({ translate: `${x}px ${y}px` });
    piece.animate([at(had), at(shift)], { duration: span * 0.8, fill: "forwards", easing: "ease-in-out" });
    if (scene.spots.length === 2) standing.set(scene.spots[1], piece);
    return undefined;
  }

  function attack(scene, span) {
    const [a, b] = [scene.spots?.[0], scene.spots?.at(-1)].map((spot) => spot && find(spot));
    if (!a || !b || a === b) return flash(place(scene), span, "var(--blood)");
    const [[x1, y1], [x2, y2]] = [a, b].map((element) => middle(element));
    const shot = on("i", "stage-shot", [x1, y1]);
    shot.style.width = `${Math.hypot(x2 - x1, y2 - y1)}px`;
    shot.style.rotate = `${Math.atan2(y2 - y1, x2 - x1)}rad`;
    shot.animate([{ scale: "0 1" }, { scale: "1 1", offset: 0.5 }, { scale: "1 1" }], { duration: span, fill: "forwards" });
    return flash(pieceOf(b), span, "var(--blood)");
  }

  async function card(scene, span) {
    const face = scene.card && await cardFace(scene.card);
    if (!face || !running) return mark(scene, span);
    const sign = on("div", "stage-card detail", middle(one("#board")));
    sign.append(face);
    sign.animate(
      [{ scale: "0.6", opacity: 0 }, { scale: "1", opacity: 1, offset: 0.2 }, { scale: "1", opacity: 1, offset: 0.85 }, { scale: "0.9", opacity: 0 }],
      { duration: span, fill: "forwards" },
    );
    return undefined;
  }

  function dice(scene, span) {
    const [x, y] = middle(one("#board"));
    const row = one(".stage-dice", stage) ?? on("p", "stage-dice", [x, y]);
    row.classList.toggle("passing", scene.kind !== "die");
    for (const [signs, text, style, counts] of scene.dice ?? []) {
      const die = document.createElement("span");
      die.className = `face ${style} ${counts}`;
      for (const name of signs.split(" ").filter(Boolean)) {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
        use.setAttribute("href", SPRITE + name);
        svg.append(use);
        die.append(svg);
      }
      die.append(text);
      row.append(die);
      die.animate([{ rotate: "-200deg", scale: "0.2", opacity: 0 }, { rotate: "0deg", scale: "1", opacity: 1 }], { duration: Math.min(420, span * 0.6), easing: "ease-out" });
    }
  }

  const mark = (scene, span) => flash(place(scene), span, "var(--mark)");

  const ACTS = {
    turn: banner, phase: banner, end: banner, decline: banner,
    move, attack, card, dice, die: dice, change: dice, mark,
    arrive: (scene, span) => { mark(scene, span); if (scene.card && scene.spots?.length) float(scene, span, "+", "token"); },
    hurt: (scene, span) => { float(scene, span, `−${scene.amount}`, "hurt"); flash(pieceOf(place(scene)), span, "var(--blood)"); },
    heal: (scene, span) => float(scene, span, `+${scene.amount}`, "heal"),
    miss: (scene, span) => float(scene, span, "0", "miss"),
    token: (scene, span) => (scene.amount ? float(scene, span, scene.amount > 0 ? `+${scene.amount}` : `−${-scene.amount}`, "token") : mark(scene, span)),
    fall: (scene, span) => pieceOf(place(scene)).animate?.(
      place(scene).id === "board" ? [] : [{ opacity: 1, scale: "1" }, { opacity: 0, scale: "0.7" }], { duration: span, fill: "forwards" },
    ),
  };

  // -- the controls --------------------------------------------------------------------------------------

  const KEYS = {
    pause: () => { paused = !paused; if (!paused) wake(); label(); },
    step: () => { paused = true; label(); wake(); hurry(); },
    skip,
    again,
  };
  document.addEventListener("click", (event) => KEYS[event.target.closest("[data-show]")?.dataset.show]?.());
  choice.addEventListener("change", () => {
    localStorage.setItem("pace", choice.value);
    if (choice.value === "off") skip();
  });

  return { take };
}

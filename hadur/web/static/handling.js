// Other hands at a table than pointing: keys that answer at once, and dragging a piece to where it goes. Both press
// what could be pressed anyway. Keys can be switched off, for whoever's keyboard says more than they type.

const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...(root?.querySelectorAll(selector) ?? [])];
const main = one("#main");
const sheet = one("#keys");
const OFF = "keys-off";

// -- keys ------------------------------------------------------------------------------------------

const GIVING_WAY = ["end", "done", "pass", "skip", "keep", "no"];

/** The answer that ends it: the phase, the list, the offer. */
function ending() {
  const answers = all('#ask button[name="move"]');
  return GIVING_WAY.map((text) => answers.find((button) => button.value === text)).find(Boolean);
}

/** The next piece or card that can act has the focus; while others' moves are shown, the show goes on. */
function next() {
  if (!one("#show").hidden) return one('[data-show="skip"]').click();
  const can = all("#board .can, #hand .can, #near .can").filter((element) => element.getBoundingClientRect().width);
  const here = can.indexOf(document.activeElement);
  return can.at((here + 1) % can.length)?.focus();
}

const KEYS = {
  e: () => ending()?.click(),
  u: () => one('form[data-do="undo"] button')?.click(),
  n: next,
  y: () => one("#ask .answers .primary")?.click(),
  l: () => one(".log")?.focus(),
  "+": () => one('[data-zoom="1.25"]')?.click(),
  "-": () => one('[data-zoom="0.8"]')?.click(),
  "?": () => (sheet.open ? sheet.close() : sheet.showModal()),
};

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, select, textarea, [contenteditable]");
  if (typing || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const key = KEYS[event.key.toLowerCase()];
  if (!key || (event.key !== "?" && (sheet.open || localStorage.getItem(OFF)))) return;
  event.preventDefault();
  key();
});

const tick = one("[data-keys]", sheet);
tick.checked = !localStorage.getItem(OFF);
tick.addEventListener("change", () => {
  if (tick.checked) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, "1");
});
document.addEventListener("click", (event) => { if (event.target.closest("[data-open-keys]")) sheet.showModal(); });

// -- dragging --------------------------------------------------------------------------------------

const FAR = 8;
let held = null;

const goes = (spot) => all('#ask button[name="move"]').some((button) => {
  const spots = button.dataset.spots.split(" ");
  return spots.length > 1 && spots[0] === spot;
});
const under = (x, y) => document.elementFromPoint(x, y)?.closest("[data-spot]");

function lift() {
  held.ghost = document.createElement("div");
  held.ghost.className = "dragged";
  held.ghost.textContent = (one("title, .held-name", held.from)?.textContent ?? "").split(",")[0];
  document.body.append(held.ghost);
  main.classList.add("dragging");
  if (!held.from.classList.contains("chosen")) press(held.from);
}

const press = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: -1 }));

function drop(target) {
  held.ghost.remove();
  main.classList.remove("dragging");
  // The click that ends a drag is none of its own.
  addEventListener("click", (event) => { if (event.detail !== -1) event.stopPropagation(); }, { capture: true, once: true });
  setTimeout(() => {
    if (target?.classList.contains("lit")) press(target);
    else document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  });
}

document.addEventListener("pointerdown", (event) => {
  const from = event.target.closest?.("[data-spot]");
  if (event.pointerType === "touch" || event.button || !from || !goes(from.dataset.spot)) return;
  held = { from, x: event.clientX, y: event.clientY, ghost: null };
});
document.addEventListener("pointermove", (event) => {
  if (!held) return;
  if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) lift();
  if (held.ghost) held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
});
document.addEventListener("pointerup", (event) => {
  if (held?.ghost) drop(under(event.clientX, event.clientY));
  held = null;
});
document.addEventListener("pointercancel", () => {
  if (held?.ghost) drop(null);
  held = null;
});
document.addEventListener("dragstart", (event) => { if (held) event.preventDefault(); });

// -- the hand --------------------------------------------------------------------------------------

one("#hand")?.addEventListener("wheel", (event) => {
  const row = event.target.closest(".cards-row");
  if (!row || row.scrollWidth <= row.clientWidth || event.deltaX) return;
  row.scrollLeft += event.deltaY;
  event.preventDefault();
}, { passive: false });

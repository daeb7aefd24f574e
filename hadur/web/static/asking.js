// Questions at a table: a move that harms its player is asked again once, and what belongs to whom is marked on
// the board. Nothing is decided here: the server says which moves these are.

const all = (selector, root = document) => [...(root?.querySelectorAll(selector) ?? [])];
const box = document.querySelector("#sure");
const OFF = "harm-unasked";
const asks = () => localStorage.getItem(OFF) === null;
let sure = null;
let waiting = null;

/** The move has to be pressed once more: here, where it is said what is wrong with it. */
function askAgain(button) {
  waiting = button;
  box.querySelector("p").textContent = button.dataset.harm;
  box.querySelector("[data-move]").textContent = button.getAttribute("aria-label") ?? button.lastChild.textContent;
  box.hidden = false;
  box.scrollIntoView({ block: "nearest" });
  box.querySelector("[data-back]").focus();
}

function close() {
  if (!box.hidden) waiting?.focus();
  waiting = null;
  box.hidden = true;
}

// Before the socket hears of it.
document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (event.target.dataset.do !== "move" || !button?.dataset.harm || sure === button || !asks()) {
    sure = null;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  askAgain(button);
}, true);

box.addEventListener("click", (event) => {
  if (event.target.closest("[data-back]")) close();
  if (!event.target.closest("[data-move]")) return;
  sure = waiting;
  const form = waiting?.form;
  box.hidden = true;
  // It may be answered by now.
  if (form?.isConnected) form.requestSubmit(sure);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });

/** Own pieces and those of enemies that a move ends at. */
function mark() {
  const whose = new Map(all("#ask button[data-whose]")
    .map((button) => [button.dataset.spots.split(" ").at(-1), button.dataset.whose]));
  for (const element of all("[data-spot]")) {
    const found = whose.get(element.dataset.spot);
    if (found) element.dataset.whose = found;
    else delete element.dataset.whose;
  }
}

const setting = () => all("[data-ask-again]").forEach((tick) => { tick.checked = asks(); });

document.addEventListener("change", (event) => {
  if (!("askAgain" in event.target.dataset)) return;
  if (event.target.checked) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, "1");
});

const watch = (ids, then) => {
  const observer = new MutationObserver(then);
  ids.forEach((id) => {
    const place = document.getElementById(id);
    if (place) observer.observe(place, { childList: true });
  });
  then();
};
watch(["ask", "board"], () => { if (!waiting?.isConnected) close(); mark(); });
watch(["tools"], setting);

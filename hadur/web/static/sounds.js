// What is heard at a table: your turn, dice, hits and the end, made here of a few tones and some noise. Off by a
// switch; whoever likes no motion hears nothing until they ask for it.

const one = (selector) => document.querySelector(selector);
const button = one("#sound");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const KEY = "sound";
const on = () => (localStorage.getItem(KEY) ?? (calm.matches ? "off" : "on")) === "on";
let audio = null;

/** A tone that dies away: its pitch, where it slides to, when it begins and how long it is, in seconds. */
function tone(pitch, { to = pitch, after = 0, span = 0.25, shape = "sine", loud = 0.12 } = {}) {
  const from = audio.currentTime + after;
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.type = shape;
  source.frequency.setValueAtTime(pitch, from);
  source.frequency.exponentialRampToValueAtTime(to, from + span);
  volume.gain.setValueAtTime(loud, from);
  volume.gain.exponentialRampToValueAtTime(0.0005, from + span);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + span);
}

/** A knock of noise through a filter: wood on wood. */
function knock(after, pitch = 1800) {
  const from = audio.currentTime + after;
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < length; k += 1) samples[k] = (Math.random() * 2 - 1) * (1 - k / length) ** 3;
  const [source, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = 0.35;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(from);
}

const SOUNDS = {
  turn: () => { tone(587, { span: 0.22 }); tone(880, { after: 0.14, span: 0.4 }); },
  dice: () => [0, 0.07, 0.13, 0.2, 0.24].forEach((after, k) => knock(after, 1500 + 260 * k)),
  hit: () => { tone(190, { to: 60, shape: "triangle", span: 0.22, loud: 0.3 }); knock(0, 500); },
  end: () => [392, 494, 587, 784].forEach((pitch, k) => tone(pitch, { after: 0.16 * k, span: 0.7, shape: "triangle" })),
};
const HEARD = { dice: "dice", die: "dice", change: "dice", hurt: "hit" };

function play(name) {
  if (!name || !on() || document.hidden) return;
  // A browser lets nothing be heard before somebody has touched the page.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  document.documentElement.dataset.heard = name;
  SOUNDS[name]();
}

// -- when ----------------------------------------------------------------------------------------------

const asked = () => Boolean(one("#ask .moves"));
const over = () => Boolean(one("#banner .over"));
let before = { asked: asked(), over: over() };

document.addEventListener("hadur:scene", ({ detail }) => play(HEARD[detail]));
document.addEventListener("hadur:heard", ({ detail }) => {
  const own = (detail.show ?? []).filter((group) => group.own).flatMap((group) => group.scenes);
  new Set(own.map((scene) => HEARD[scene.kind]).filter(Boolean)).forEach(play);
  const now = { asked: asked(), over: over() };
  if (now.over && !before.over) play("end");
  else if (now.asked && !before.asked) play("turn");
  before = now;
});

// -- the switch ------------------------------------------------------------------------------------------

const label = () => button.setAttribute("aria-pressed", String(on()));
button.hidden = false;
button.addEventListener("click", () => {
  localStorage.setItem(KEY, on() ? "off" : "on");
  label();
  play("turn");
});
label();

/** Short sounds, made on the spot: no files, nothing to load, silent until switched on. */
import { settings } from "$/app/settings.svelte";

/** A tone that slides from one pitch to another, or noise through a filter that does. */
interface Layer {
  /** Seconds after the sound begins. */
  at: number;
  /** Seconds; all layers end within 0.6 seconds. */
  length: number;
  wave: OscillatorType | "noise";
  /** Hertz, at the beginning and at the end: of the tone, or of the noise's filter. */
  from: number;
  to: number;
  /** Loudness at its peak, 0 to 1. */
  gain: number;
  /** How narrow the filter of noise is. */
  narrow?: number;
}

const layer = (
  at: number,
  length: number,
  wave: Layer["wave"],
  from: number,
  to: number,
  gain: number,
  narrow = 1,
): Layer => ({ at, length, wave, from, to, gain, narrow });

/** The same layer several times, each a little later. */
const repeated = (times: number, apart: number, one: Layer): Layer[] =>
  Array.from({ length: times }, (_, time) => ({ ...one, at: one.at + time * apart }));

/** What each sound is made of. */
const SOUNDS = {
  click: [layer(0, 0.03, "triangle", 1500, 900, 0.25)],
  dice: [
    ...repeated(5, 0.075, layer(0, 0.05, "noise", 2600, 1500, 0.5, 4)),
    layer(0.4, 0.09, "noise", 1300, 700, 0.6, 3),
  ],
  shot: [layer(0, 0.22, "noise", 3200, 240, 0.8), layer(0, 0.16, "triangle", 160, 48, 0.7)],
  arrow: [layer(0, 0.18, "noise", 1200, 4200, 0.35, 6), layer(0.17, 0.14, "square", 190, 120, 0.2)],
  beer: [
    layer(0, 0.08, "sine", 1750, 1700, 0.3),
    layer(0.02, 0.3, "sine", 2640, 2600, 0.16),
    layer(0.14, 0.12, "sine", 380, 640, 0.35),
    layer(0.28, 0.12, "sine", 460, 760, 0.3),
  ],
  gatling: repeated(6, 0.08, layer(0, 0.09, "noise", 2600, 420, 0.6)),
  blast: [layer(0, 0.55, "noise", 900, 60, 1), layer(0, 0.5, "sine", 95, 32, 0.8)],
  duel: [layer(0, 0.28, "triangle", 587, 587, 0.35), layer(0.16, 0.4, "triangle", 440, 436, 0.4)],
  outbreak: [
    layer(0, 0.58, "sawtooth", 110, 82, 0.25),
    layer(0.05, 0.5, "sine", 233, 155, 0.35),
    layer(0.1, 0.45, "noise", 320, 700, 0.3, 5),
  ],
  turn: [layer(0, 0.14, "sine", 660, 660, 0.35), layer(0.12, 0.3, "sine", 880, 880, 0.35)],
  win: [
    layer(0, 0.16, "triangle", 523, 523, 0.35),
    layer(0.12, 0.16, "triangle", 659, 659, 0.35),
    layer(0.24, 0.34, "triangle", 784, 784, 0.4),
  ],
} satisfies Record<string, Layer[]>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];
/** The loudest of all is still gentle. */
const LOUDEST = 0.4;
const ATTACK = 0.006; // seconds; without it every sound begins with a click
const SILENCE = 0.0001; // an exponential curve never reaches zero

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** How long a sound lasts, in seconds. */
export function soundLength(name: Sound): number {
  return Math.max(...SOUNDS[name].map(({ at, length }) => at + length));
}

/** Play a sound by its name, if sounds are on and somebody has touched the page already. */
export function playSound(name: string | undefined): void {
  if (!name || !settings.sound || settings.volume === 0 || !(name in SOUNDS)) return;
  const audio = ready();
  if (!audio) return;
  const volume = audio.createGain();
  volume.gain.value = (settings.volume / 100) ** 2 * LOUDEST; // as the ear has it
  volume.connect(audio.destination);
  for (const one of SOUNDS[name as Sound]) play(audio, one, volume);
  setTimeout(() => volume.disconnect(), 1_000);
}

/** The audio context; browsers allow none before somebody has touched the page. */
function ready(): AudioContext | undefined {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return undefined;
  if (typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context;
}

function play(audio: AudioContext, one: Layer, volume: AudioNode): void {
  const start = audio.currentTime + one.at;
  const end = start + one.length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(one.gain, start + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(volume);
  const source = one.wave === "noise" ? hiss(audio, one, loudness) : tone(audio, one, loudness);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, one: Layer, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = one.wave as OscillatorType;
  slide(source.frequency, audio, one);
  source.connect(into);
  return source;
}

function hiss(audio: AudioContext, one: Layer, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = one.narrow ?? 1;
  slide(filter.frequency, audio, one);
  source.connect(filter);
  filter.connect(into);
  return source;
}

function slide(pitch: AudioParam, audio: AudioContext, one: Layer): void {
  const start = audio.currentTime + one.at;
  pitch.setValueAtTime(one.from, start);
  pitch.exponentialRampToValueAtTime(one.to, start + one.length);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** How every sound is made: from tones that ring and knocks that do not. All are soft and under 0.6 seconds. */

interface Tone {
  /** In hertz, as all pitches. */
  readonly pitch: number;
  /** Glides to this pitch. */
  readonly to?: number;
  /** Seconds from the beginning. */
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
  /** A triangle is a little sharper than the plain sine. */
  readonly kind?: OscillatorType;
}
/** A short rush of filtered noise: wood on wood, dice on a table, grains. */
interface Knock {
  readonly knock: number;
  readonly at?: number;
  readonly loud: number;
}
export type Recipe = readonly (Tone | Knock)[];

/** The three sand timers sound low, middle and high. */
type Timer = 'purple' | 'green' | 'black';
const PITCH: Readonly<Record<Timer, number>> = { purple: 220, green: 330, black: 494 };

/** Struck metal: its tone, and a fainter one above that goes sooner. */
const chime = (pitch: number, at: number, length: number, loud: number): Recipe => [
  { pitch, at, length, loud },
  { pitch: pitch * 2.76, at, length: length * 0.4, loud: loud * 0.22 },
];
const chord = (pitches: readonly number[], apart: number, length: number): Recipe =>
  pitches.flatMap((pitch, index) => chime(pitch, index * apart, length, 0.2));

export const recipes = {
  yourTurn: (): Recipe => [...chime(523, 0, 0.32, 0.4), ...chime(784, 0.13, 0.42, 0.4)],
  dice: (): Recipe => [0, 0.07, 0.16].map((at, i) => ({ knock: 1500 - 250 * i, at, loud: 1 - 0.15 * i })),
  /** A pebble, with the pitch of what was gained. */
  gain: (pitch = 660): Recipe => [
    { knock: 2 * pitch, loud: 0.35 },
    { pitch, to: pitch * 1.06, length: 0.16, loud: 0.4 },
    { pitch: pitch * 2, length: 0.07, loud: 0.12 },
  ],
  take: (): Recipe => [
    { knock: 620, loud: 1 },
    { pitch: 262, to: 220, length: 0.09, loud: 0.3 },
  ],
  refused: (): Recipe => [
    { knock: 320, loud: 0.8 },
    { pitch: 150, to: 105, length: 0.15, loud: 0.5, kind: 'triangle' },
  ],
  wonder: (): Recipe => chord([392, 494, 587, 784], 0.045, 0.45),
  end: (): Recipe => chord([523, 659, 784], 0.09, 0.41),
  flip: (timer: Timer = 'green'): Recipe => [
    { knock: 2 * PITCH[timer], loud: 1 },
    { pitch: PITCH[timer] / 2, length: 0.1, loud: 0.3 },
    ...[0.06, 0.11, 0.16, 0.2, 0.24].map((at, i) => ({ knock: 3600, at, loud: 0.16 - 0.02 * i })),
  ],
  lastSeconds: (timer: Timer = 'green'): Recipe => [
    { knock: 3 * PITCH[timer], loud: 1 },
    { knock: 3 * PITCH[timer], at: 0.22, loud: 1 },
  ],
  runOut: (timer: Timer = 'green'): Recipe => [
    { pitch: 2 * PITCH[timer], to: PITCH[timer], length: 0.42, loud: 0.25 },
    ...[0, 0.05, 0.11, 0.18, 0.27].map((at, i) => ({ knock: 4200 - 400 * i, at, loud: 0.2 - 0.03 * i })),
  ],
  ready: (): Recipe => chime(1319, 0, 0.5, 0.3),
  council: (): Recipe => [
    { pitch: 131, length: 0.58, loud: 0.36 },
    { pitch: 197, length: 0.5, loud: 0.17 },
    { pitch: 271, length: 0.42, loud: 0.11 },
    { pitch: 353, length: 0.3, loud: 0.06 },
  ],
  against: (): Recipe => [
    { pitch: 220, length: 0.25, loud: 0.45 },
    { pitch: 165, at: 0.18, length: 0.36, loud: 0.45 },
  ],
  message: (): Recipe => [{ pitch: 880, length: 0.12, loud: 0.25 }],
};

const SILENT = 0.0001;
const ATTACK = 0.008;
const KNOCK = 0.06;

/** Put a sound on its way to `out`. */
export function strike(device: BaseAudioContext, out: AudioNode, recipe: Recipe, volume: number): void {
  for (const part of recipe) {
    const start = device.currentTime + (part.at ?? 0);
    const gain = device.createGain();
    gain.connect(out);
    if ('knock' in part) knock(device, gain, part, start, volume);
    else tone(device, gain, part, start, volume);
  }
}

function tone(device: BaseAudioContext, gain: GainNode, part: Tone, start: number, volume: number): void {
  const { pitch, to, length, loud, kind = 'sine' } = part;
  const oscillator = device.createOscillator();
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(pitch, start);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud * volume, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
  oscillator.connect(gain);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Made once: thousands of samples for every grain would be felt. */
function noise(device: BaseAudioContext): AudioBuffer {
  const known = noises.get(device);
  if (known) return known;
  const buffer = device.createBuffer(1, device.sampleRate * KNOCK, device.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    // Swells within a millisecond and fades to nothing: no click at either end.
    const begun = Math.min(1, i / (device.sampleRate * 0.001));
    samples[i] = (Math.random() * 2 - 1) * begun * (1 - i / samples.length) ** 3;
  }
  noises.set(device, buffer);
  return buffer;
}

function knock(device: BaseAudioContext, gain: GainNode, part: Knock, start: number, volume: number): void {
  const source = device.createBufferSource();
  const filter = device.createBiquadFilter();
  source.buffer = noise(device);
  filter.type = 'bandpass';
  filter.frequency.value = part.knock;
  filter.Q.value = 2.5;
  gain.gain.value = part.loud * volume;
  source.connect(filter).connect(gain);
  source.start(start);
}

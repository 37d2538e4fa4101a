/** Sounds made on the spot: soft, wooden or metallic, all under 0.6 seconds. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

interface Tone {
  readonly pitch: number;
  readonly at?: number;
  readonly length?: number;
  readonly loud?: number;
  readonly kind?: OscillatorType;
  /** Glides to this pitch. */
  readonly to?: number;
}

function audio(): AudioContext | null {
  // Before the first tap or key, browsers let no page make a sound.
  if (!settings.sound || settings.volume <= 0 || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function tones(...list: readonly Tone[]): void {
  const device = audio();
  if (!device) return;
  for (const { pitch, at = 0, length = 0.25, loud = 0.5, kind = 'sine', to } of list) {
    const start = device.currentTime + at;
    const oscillator = device.createOscillator();
    const gain = device.createGain();
    oscillator.type = kind;
    oscillator.frequency.setValueAtTime(pitch, start);
    if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud * settings.volume * 0.35, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(device.destination);
    oscillator.start(start);
    oscillator.stop(start + length + 0.02);
  }
}

/** A short rush of filtered noise: wood on wood, dice on a table. */
function knock(at: number, tone: number, loud: number): void {
  const device = audio();
  if (!device) return;
  const start = device.currentTime + at;
  const buffer = device.createBuffer(1, device.sampleRate * 0.05, device.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = device.createBufferSource();
  const filter = device.createBiquadFilter();
  const gain = device.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = tone;
  filter.Q.value = 2.5;
  gain.gain.value = loud * settings.volume;
  source.connect(filter).connect(gain).connect(device.destination);
  source.start(start);
}

/** The three sand timers sound low, middle and high. */
type Timer = 'purple' | 'green' | 'black';
const PITCH: Readonly<Record<Timer, number>> = { purple: 220, green: 330, black: 494 };

export const sound = {
  yourTurn: (): void => tones({ pitch: 523, length: 0.3 }, { pitch: 784, at: 0.13, length: 0.42 }),
  dice: (): void => [0, 0.07, 0.16].forEach((at, i) => knock(at, 1500 - 250 * i, 0.9)),
  gain: (pitch = 660): void => tones({ pitch, to: pitch * 1.2, length: 0.14, kind: 'triangle' }),
  take: (): void => knock(0, 620, 0.9),
  refused: (): void => tones({ pitch: 150, to: 110, length: 0.16, kind: 'triangle', loud: 0.7 }),
  wonder: (): void =>
    tones(...[392, 494, 587, 784].map((pitch, i) => ({ pitch, at: i * 0.05, length: 0.5, loud: 0.35 }))),
  end: (): void =>
    tones(...[523, 659, 784].map((pitch, i) => ({ pitch, at: i * 0.1, length: 0.45, loud: 0.4 }))),
  flip: (timer: Timer): void => {
    knock(0, 2 * PITCH[timer], 0.9);
    [0.06, 0.12, 0.18, 0.24].forEach((at) => knock(at, 3600, 0.12));
  },
  lastSeconds: (timer: Timer): void => {
    knock(0, 3 * PITCH[timer], 0.5);
    knock(0.22, 3 * PITCH[timer], 0.5);
  },
  runOut: (timer: Timer): void =>
    tones({ pitch: 2 * PITCH[timer], to: PITCH[timer], length: 0.4, loud: 0.35 }),
  ready: (): void => tones({ pitch: 1319, length: 0.5, loud: 0.3 }, { pitch: 2637, length: 0.3, loud: 0.1 }),
  council: (): void =>
    tones(
      { pitch: 131, length: 0.6, loud: 0.9 },
      { pitch: 196, length: 0.5, loud: 0.4 },
      { pitch: 262, length: 0.4, loud: 0.2 },
    ),
  against: (): void => tones({ pitch: 220, length: 0.25 }, { pitch: 165, at: 0.18, length: 0.35 }),
  message: (): void => tones({ pitch: 880, length: 0.12, loud: 0.3 }),
};

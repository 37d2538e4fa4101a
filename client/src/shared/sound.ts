/** The sounds as this device plays them: when they are on, and as loud as was set. */

import { settings } from './settings.svelte';
import { recipes, strike, type Recipe } from './synth';

type Sounds = {
  readonly [Name in keyof typeof recipes]: (...facts: Parameters<(typeof recipes)[Name]>) => void;
};

let speaker: { readonly device: AudioContext; readonly out: AudioNode } | null = null;

function play(recipe: Recipe): void {
  // Before the first tap or key, browsers let no page make a sound.
  if (!settings.sound || settings.volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  speaker ??= open();
  const { device, out } = speaker;
  if (device.state === 'suspended') void device.resume();
  strike(device, out, recipe, settings.volume);
}

function open(): NonNullable<typeof speaker> {
  const device = new AudioContext();
  // Many sounds at once stay as loud as a few.
  const out = device.createDynamicsCompressor();
  out.connect(device.destination);
  return { device, out };
}

export const sound = Object.fromEntries(
  Object.entries(recipes).map(([name, recipe]) => [
    name,
    (...facts: never[]) => {
      const strikes = (): void => play((recipe as (...facts: never[]) => Recipe)(...facts));
      // The first of its kind takes long: it is no part of an update. A hidden page's own timers may rest.
      if (document.hidden) strikes();
      else setTimeout(strikes);
    },
  ]),
) as unknown as Sounds;

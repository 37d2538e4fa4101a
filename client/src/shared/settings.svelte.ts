/** What a person set on this device. */

import { paintPictures } from './pictures';
import { preferredLanguage, setLanguage } from './text.svelte';

export type Theme = 'system' | 'light' | 'dark';

interface Stored {
  theme: Theme;
  volume: number;
  sound: boolean;
  motion: boolean;
  confirmPass: boolean;
  language: string;
  name: string;
}

const KEY = 'sandtable.settings';
const dark = matchMedia('(prefers-color-scheme: dark)');
const touch = matchMedia('(pointer: coarse)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function read(): Stored {
  const usual: Stored = {
    theme: 'system',
    volume: 0.6,
    sound: !touch.matches,
    motion: true,
    confirmPass: true,
    language: preferredLanguage(),
    name: '',
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return usual;
  }
}

export const settings: Stored = $state(read());

export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays.
  }
  apply();
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
}

export function movesAllowed(): boolean {
  return settings.motion && !still.matches;
}

let painted = '';

function apply(): void {
  const root = document.documentElement;
  const theme = isDark() ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  root.dataset['motion'] = movesAllowed() ? 'on' : 'off';
  if (theme === painted) return;
  painted = theme;
  void paintPictures();
}

export async function begin(): Promise<void> {
  apply();
  dark.addEventListener('change', apply);
  still.addEventListener('change', apply);
  await setLanguage(settings.language);
}

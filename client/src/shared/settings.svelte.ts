/** What a person set, here or on another device, and how far the guide is with them. */

import { paintPictures } from './pictures';
import { preferredLanguage, setLanguage } from './text.svelte';

export type Theme = 'system' | 'light' | 'dark';

/** How much larger than usual the text is. */
export const TEXT_SIZES = { normal: 1, large: 1.15, larger: 1.3 } as const;
export type TextSize = keyof typeof TEXT_SIZES;

/** How far the guide of a first game is at a table. */
export interface Progress {
  /** The id of the chapter. */
  readonly chapter: string;
  /** The number of the lesson in it. */
  readonly at: number;
  /** So many entries the match had when the chapter began. */
  readonly since: number;
  /** Put aside for a while. */
  readonly aside: boolean;
}

interface Stored {
  theme: Theme;
  text: TextSize;
  volume: number;
  sound: boolean;
  motion: boolean;
  language: string;
  name: string;
  /** What is switched off for matches that start at once, by game and choice. */
  switchedOff: readonly string[];
  /** The games of which it was said that time runs in them. */
  warned: readonly string[];
  /** By table. */
  guides: Readonly<Record<string, Progress>>;
}

const KEY = 'sandtable.settings';
const dark = matchMedia('(prefers-color-scheme: dark)');
/** Kept, since a browser that was asked about a change does not tell of it any more. */
let systemIsDark = $state(dark.matches);
const touch = matchMedia('(pointer: coarse)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function read(): Stored {
  const usual: Stored = {
    theme: 'system',
    text: 'normal',
    volume: 0.6,
    sound: !touch.matches,
    motion: true,
    language: preferredLanguage(),
    name: '',
    switchedOff: [],
    warned: [],
    guides: {},
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
  const now = JSON.stringify(shared());
  if (share === null || now === kept) return;
  kept = now;
  share(shared());
}

/** The settings that all devices of a person share; the others belong to this device. */
const SHARED = ['theme', 'volume', 'motion', 'guides'] as const;
/** What the other devices know, as far as this page can tell. */
let kept = JSON.stringify(shared());

export function shared(): Partial<Stored> {
  return Object.fromEntries(SHARED.map((key) => [key, settings[key]]));
}

function adopt(found: Readonly<Record<string, unknown>>): void {
  const usable = SHARED.filter((key) => found[key] !== null && typeof found[key] === typeof settings[key]);
  Object.assign(settings, Object.fromEntries(usable.map((key) => [key, found[key]])));
  kept = JSON.stringify(shared());
  save();
}

/** Called with the settings when they have changed here. */
let share: ((found: Partial<Stored>) => void) | null = null;

/** Take over what the person set on another device, unless they have just changed it here. */
export function shareWith(
  found: Readonly<Record<string, unknown>> | null,
  told: (changed: Partial<Stored>) => void,
): void {
  share = told;
  if (found === null) kept = '';
  if (found !== null && JSON.stringify(shared()) === kept) adopt(found);
  else save();
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && systemIsDark);
}

export function movesAllowed(): boolean {
  return settings.motion && !still.matches;
}

let painted = '';

function apply(): void {
  const root = document.documentElement;
  const theme = isDark() ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  root.style.setProperty('--text-size', String(TEXT_SIZES[settings.text]));
  root.dataset['motion'] = movesAllowed() ? 'on' : 'off';
  if (theme === painted) return;
  painted = theme;
  void paintPictures();
}

export async function begin(): Promise<void> {
  apply();
  dark.addEventListener('change', ({ matches }) => {
    systemIsDark = matches;
    apply();
  });
  still.addEventListener('change', apply);
  await setLanguage(settings.language);
}

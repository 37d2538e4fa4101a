import type { GameCard } from '../game';
import Art from './Art.svelte';

export const card: GameCard = {
  name: 'nations',
  Art,
  minutes: 25,
  presetArt: async () => (await import('./PresetArt.svelte')).default,
  guided: { kind: 'bots', seats: 2, bot: 'novice' },
  lessons: async () => (await import('./lessons')).lessons,
  load: async () => (await import('./nations')).nations,
};

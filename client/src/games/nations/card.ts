import type { GameCard } from '../game';
import Art from './Art.svelte';

export const card: GameCard = {
  name: 'nations',
  Art,
  minutes: 25,
  noted: ['die-white', 'die-blue', 'die-orange', 'die-red'],
  presetArt: async () => (await import('./PresetArt.svelte')).default,
  chapters: async () => (await import('./lessons')).chapters,
  handbook: async () => (await import('./handbook')).handbook,
  load: async () => (await import('./nations')).nations,
};

import type { GameCard } from '../game';
import Art from './Art.svelte';

export const card: GameCard = {
  name: 'pendulum',
  Art,
  minutes: 60,
  presetArt: async () => (await import('./PresetArt.svelte')).default,
  chapters: async () => (await import('./lessons')).chapters,
  handbook: async () => (await import('./handbook')).handbook,
  load: async () => (await import('./pendulum')).pendulum,
};

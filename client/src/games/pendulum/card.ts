import type { GameCard } from '../game';
import Art from './Art.svelte';

const UNTIMED = [1, 2, 3, 4];

export const card: GameCard = {
  name: 'pendulum',
  Art,
  minutes: 60,
  presetArt: async () => (await import('./PresetArt.svelte')).default,
  guided: { kind: 'bots', seats: 2, bot: 'novice', options: { untimed: UNTIMED } },
  lessons: async () => (await import('./lessons')).lessons,
  load: async () => (await import('./pendulum')).pendulum,
};

import type { GameCard } from '../game';
import Art from './Art.svelte';

export const card: GameCard = {
  name: 'nations',
  Art,
  minutes: 25,
  options: [
    { key: 'opponent', values: ['normal', 'hard'], usual: 'normal', applies: (seats) => seats === 1 },
  ],
  load: async () => (await import('./nations')).nations,
};

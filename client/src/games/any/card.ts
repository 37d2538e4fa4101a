import type { GameCard } from '../game';
import Art from './Art.svelte';

/** The card of a game that brings no screen of its own. */
export const anyCard = (name: string): GameCard => ({
  name,
  Art,
  load: async () => (await import('./any')).anyGame(name),
});

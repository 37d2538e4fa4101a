/** The games that can be played: two with a screen of their own, and whatever else the server offers. */

import { api } from '@/server/api';
import { serveTexts } from '@/shared/text.svelte';
import Art from './any/Art.svelte';
import type { GameCard } from './game';
import { card as nations } from './nations/card';
import { card as pendulum } from './pendulum/card';

/** Those with a screen of their own. */
export const games: readonly GameCard[] = [nations, pendulum];

export function gameNamed(name: string): GameCard {
  const found = games.find((game) => game.name === name);
  if (!found) serveTexts(name, (language) => api.gameTexts(name, language));
  return found ?? { name, Art, load: async () => (await import('./any/any')).anyGame(name) };
}

/** The games this client can play: a folder each, chosen by name. */

import type { GameCard } from './game';
import { card as nations } from './nations/card';
import { card as pendulum } from './pendulum/card';

export const games: readonly GameCard[] = [nations, pendulum];

export function gameNamed(name: string): GameCard | undefined {
  return games.find((game) => game.name === name);
}

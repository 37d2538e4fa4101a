/** Sums of costs and gains, and what is held of them. */

import type { PlayerView } from '@/wire/pendulum';
import {
  AMOUNTS,
  DEEDS,
  PARCHMENT,
  RESOURCES,
  TRACKS,
  type Amount,
  type Amounts,
  type Gain,
  type Track,
} from './data';

export function sum(...gains: readonly Gain[]): Gain {
  const total: Record<string, number> = {};
  for (const gain of gains)
    for (const name of [...AMOUNTS, ...DEEDS]) if (gain[name]) total[name] = (total[name] ?? 0) + gain[name];
  return total;
}

/** The gain with the amounts of its production. */
export function workedOut(player: PlayerView, gain: Gain): Gain {
  return gain.produce ? sum(gain, player.production[gain.produce]?.gain ?? {}) : gain;
}

export function held(player: PlayerView, name: Amount): number {
  if (name === 'votes') return player.votes;
  if (name === 'any') return RESOURCES.reduce((total, each) => total + (player.resources[each] ?? 0), 0);
  const track = TRACKS.find((each) => each === name);
  if (track) return (player.tracks[track] ?? 0) - (player.starts[track] ?? 0);
  return name === 'legendary' ? (player.tracks['legendary'] ?? 0) : (player.resources[name] ?? 0);
}

/** What is missing of a cost or requirement; empty if nothing is. */
export function missing(player: PlayerView, cost: Amounts): Amounts {
  const short: Partial<Record<Amount, number>> = {};
  for (const name of AMOUNTS) {
    const lack = (cost[name] ?? 0) - held(player, name);
    if (cost[name] && lack > 0) short[name] = lack;
  }
  return short;
}

export function toGo(player: PlayerView, track: Track): number {
  return Math.max(0, PARCHMENT - (player.tracks[track] ?? 0));
}

export function times(cost: Amounts, factor: number): Amounts {
  return Object.fromEntries(Object.entries(cost).map(([name, count]) => [name, count * factor]));
}

export function plus(...costs: readonly Amounts[]): Amounts {
  const total: Partial<Record<Amount, number>> = {};
  for (const cost of costs)
    for (const name of AMOUNTS) if (cost[name]) total[name] = (total[name] ?? 0) + cost[name];
  return total;
}

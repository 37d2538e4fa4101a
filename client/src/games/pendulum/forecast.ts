/** What would be if things went on as they stand: production, costs and gains. */

import type { PlayerView } from '@/wire/pendulum';
import {
  AMOUNTS,
  characterNamed,
  DEEDS,
  LIMIT,
  PARCHMENT,
  provinceNamed,
  RESOURCES,
  TRACKS,
  type Amount,
  type Amounts,
  type Colour,
  type Gain,
  type Track,
} from './data';

export function sum(...gains: readonly Gain[]): Gain {
  const total: Record<string, number> = {};
  for (const gain of gains)
    for (const name of [...AMOUNTS, ...DEEDS]) if (gain[name]) total[name] = (total[name] ?? 0) + gain[name];
  return total;
}

/** ECO-5: what production of a colour would give now. */
export function production(player: PlayerView, colour: Colour): Gain {
  const provinces = player.provinces[colour] ?? [];
  return sum(
    characterNamed(player.character).production[colour],
    ...provinces.map((id) => provinceNamed(id)[colour]),
  );
}

/** The gain with its production worked out. */
export function workedOut(player: PlayerView, gain: Gain): Gain {
  return gain.produce ? sum(gain, production(player, gain.produce)) : gain;
}

/** ECO-1: what of a gain would be lost to the limits, once the cost is paid. */
export function lost(player: PlayerView, gain: Gain, cost: Amounts = {}): number {
  return RESOURCES.reduce((total, name) => {
    const room = (player.limits[name] ?? LIMIT) - (player.resources[name] ?? 0) + (cost[name] ?? 0);
    return total + Math.max(0, (gain[name] ?? 0) - room);
  }, 0);
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

export function covers(player: PlayerView, cost: Amounts): boolean {
  return Object.keys(missing(player, cost)).length === 0;
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

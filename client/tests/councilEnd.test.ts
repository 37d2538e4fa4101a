import { expect, it } from 'vitest';
import type { Entry, Happening } from '@/games/game';
import { councilEndOf } from '@/games/pendulum/council/councilEnd.svelte';
import { AMOUNTS, RESOURCES, TRACKS } from '@/games/pendulum/data';
import type { PendulumView } from '@/wire/pendulum';
import { played } from './played';

interface Council {
  readonly before: PendulumView;
  readonly log: readonly Entry[];
  readonly view: PendulumView;
}
const { councils } = played<{ councils: readonly Council[] }>('pendulum');

/** What the log of a whole match holds before: the order as it was. */
const earlier = ({ order }: PendulumView): Entry[] => [
  { seat: null, key: -1, events: [{ type: 'CouncilBegan', order } as Happening] },
];

it('has councils of players and Automas, to the end', () => {
  expect(councils.filter(({ view }) => view.phase === 'over').length).toBeGreaterThan(1);
  expect(councils.some(({ view }) => view.players.length === 5)).toBe(true);
  expect(councils.some(({ view }) => view.automas)).toBe(true);
});

it.each(councils)('tells what council $before.round brought everybody', ({ before, log, view }) => {
  const end = councilEndOf([...earlier(before), ...log], view);
  expect(end?.round).toBe(before.round);
  expect(end?.last).toBe(view.phase === 'over');
  expect(end?.lines.map(({ seat }) => seat)).toEqual(view.order);
  expect(end?.lines.map(({ was }) => was).sort()).toEqual(end?.lines.map(({ place }) => place));
  for (const { seat, votes, gained, paid, gaveUp, card, points } of end?.lines ?? []) {
    const [was, now] = [before.players[seat], view.players[seat]];
    if (!was || !now) {
      expect(AMOUNTS.filter((name) => gained[name])).toEqual([]);
      if (view.automas) expect(points).not.toBeNull();
      continue;
    }
    expect(votes).toBe(was.votes);
    expect(card).not.toBeNull();
    for (const track of TRACKS)
      expect((gained[track] ?? 0) - (paid[track] ?? 0), track).toBe(
        (now.tracks[track] ?? 0) - (was.tracks[track] ?? 0),
      );
    for (const name of RESOURCES)
      expect((gained[name] ?? 0) - (paid[name] ?? 0), name).toBe(
        (now.resources[name] ?? 0) - (was.resources[name] ?? 0),
      );
    const owned = Object.values(now.provinces).flat();
    for (const province of gaveUp) expect(owned).not.toContain(province);
  }
});

it('is nothing where the log does not reach back', () => {
  const [council] = councils;
  expect(councilEndOf(council?.log.slice(1) ?? [], council?.view as PendulumView)).toBeNull();
});

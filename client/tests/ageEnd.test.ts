import { expect, it } from 'vitest';
import { ageEndOf, endsAge } from '@/games/nations/ageEnd.svelte';
import type { Event } from '@/wire/nations';
import { ends } from './positions';

it('has games with one, three and four players, to the end', () => {
  expect(new Set(ends.map(({ view }) => view.players.length))).toEqual(new Set([1, 3, 4]));
  expect(ends.filter(({ view }) => view.stage === 'over')).toHaveLength(3);
});

it.each(ends)('tells what age $before.age brought everybody', ({ log, before, view, points }) => {
  const end = ageEndOf(log, view, before);
  expect(end?.age).toBe(before.age);
  expect(end?.last).toBe(view.stage === 'over');
  expect(end?.event).toEqual(before.event);
  for (const { outcome, points: brought } of [...(end?.famine ?? []), ...(end?.war ?? [])])
    expect(brought).toBe(outcome === 'paid' ? end?.worth : 0);
  for (const { seat, gained, points: now } of end?.totals ?? []) {
    expect(now).toBe(view.players[seat]?.points);
    expect(now - gained).toBe(points[seat]);
  }
  const seats = view.players.map((player) => player.seat);
  for (const lines of [end?.books, end?.famine, end?.war, end?.totals])
    expect(lines?.map(({ seat }) => seat).sort()).toEqual(seats);
});

it.each(ends.filter(({ view }) => view.players.length > 1))(
  'keeps the old order after age $before.age and tells the new one',
  ({ log, before, view }) => {
    const end = ageEndOf(log, view, before);
    expect(end?.order.map(({ seat }) => seat)).toEqual(view.order);
    const old = [...(end?.order ?? [])].sort((one, other) => one.was - other.was).map(({ seat }) => seat);
    for (const lines of [end?.books, end?.famine, end?.war])
      expect(lines?.map(({ seat }) => seat)).toEqual(old);
    for (const line of end?.books ?? []) expect(line.points).toBe(line.fewer.length);
  },
);

it('is nothing where the log does not reach back, or before the first age has ended', () => {
  const [end] = ends.filter(({ view }) => view.players.length === 4);
  if (!end) throw new Error('nobody plays');
  const last = end.log.findIndex((entry) => (entry.events as readonly Event[]).some(endsAge));
  expect(ageEndOf(end.log.slice(0, last), end.before, null)).toBeNull();
  expect(ageEndOf(end.log.slice(last), end.view, end.before)).toBeNull();
});

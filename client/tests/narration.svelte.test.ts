import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AtTable, Entry } from '@/games/game';
import { nations } from '@/games/nations/nations';
import { pendulum } from '@/games/pendulum/pendulum';
import { loadTexts, plainText, unmarked } from '@/shared/text.svelte';
import { CALM, lastTold, Narrator } from '@/table/narration.svelte';
import type { NationsView } from '@/wire/nations';
import { played } from './played';
import { NAMES } from './fakeTable.svelte';
import { ends, events } from './positions';

beforeAll(() => loadTexts('core', 'client', ...nations.texts, ...pendulum.texts));

const view = { ...(ends.at(-1)?.view as NationsView), seat: 0 };
let keys = 0;
const entry = (seat: number | null, ...happened: object[]): Entry => ({
  seat,
  key: keys++,
  events: happened as Entry['events'],
});
const passed = (seat: number): Entry => entry(seat, { type: 'Passed', only: null, seat });

class Told {
  view = view;
  names = NAMES;
  options = {};
  playing = true;
  log = $state.raw<readonly Entry[]>([]);
}
const said = (table: Told): string[] =>
  lastTold(table, nations).map(({ sentence }) => unmarked(plainText(sentence)));

describe('what is told', () => {
  it('is the last act of the others and the one before, the latest first', () => {
    const table = new Told();
    table.log = [passed(3), passed(1), passed(0), passed(2)];
    expect(said(table)).toEqual(['Jonas passed.', 'Ada passed.']);
  });

  it('is what everybody did for those who only watch', () => {
    const table = new Told();
    table.log = [passed(1), passed(0)];
    table.playing = false;
    expect(said(table)).toEqual(['You passed.', 'Ada passed.']);
  });

  it('is short where the log has all the details', () => {
    const table = new Told();
    const rolled = { type: 'Rolled', seat: 1, before: ['white-gold-1'], pieces: ['white-food-1'] };
    table.log = [entry(1, { ...rolled, why: 'new' }), entry(1, { ...rolled, why: 'reroll' })];
    expect(said(table)).toEqual(['Ada rerolled dice.']);
    const [latest] = lastTold(table, nations);
    expect(latest?.letters).toBeLessThan(latest?.sentence.length ?? 0);
  });

  it('has the price of what was bought, paid some entries before, and the place on the board', () => {
    const table = new Told();
    const tile = 'library';
    table.log = [
      entry(1, { type: 'Paid', seat: 1, pieces: ['chit-gold'], symbol: 'gold', amount: 2, purpose: 'buy' }),
      entry(1, { type: 'Left', seat: 1, tile: 'farm' }),
      entry(1, { type: 'Bought', seat: 1, tile, place: 4, to: 'developments', slot: 0 }),
    ];
    const [latest] = lastTold(table, nations);
    expect(unmarked(plainText(latest?.sentence ?? ''))).toBe('Ada bought Library.');
    expect(latest?.cost).toEqual({ amount: 2, icon: 'gold', name: 'gold' });
    expect(latest?.spots).toEqual(['place-4', 'seat-1']);
  });

  it('is an act, never a step on the way to one', () => {
    for (const game of [nations, pendulum]) {
      const happened =
        game === nations ? events : played<{ events: readonly { type: string }[] }>('pendulum').events;
      const narrated = happened.filter((event) => game.narrated(event, []));
      expect(narrated.length).toBeGreaterThan(4);
      expect(narrated.filter((event) => game.minor.has(event.type))).toEqual([]);
    }
  });
});

describe('a narrator', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('lets a line stand long enough to be read, then tells the latest', () => {
    const table = new Told();
    table.log = [passed(1)];
    let narrator!: Narrator;
    const end = $effect.root(() => {
      narrator = new Narrator(() => [table as unknown as AtTable, nations]);
    });
    const settle = (): void => {
      flushSync();
      vi.advanceTimersByTime(120);
      flushSync();
    };
    const shown = (): string => unmarked(plainText(narrator.lines[0]?.sentence ?? ''));
    settle();
    expect(shown()).toBe('Ada passed.');
    vi.advanceTimersByTime(CALM);
    table.log = [...table.log, passed(2)];
    settle();
    expect(shown()).toBe('Jonas passed.');
    table.log = [...table.log, passed(3)];
    settle();
    table.log = [...table.log, passed(1)];
    settle();
    expect(shown()).toBe('Jonas passed.');
    vi.advanceTimersByTime(CALM);
    expect(shown()).toBe('Ada passed.');
    expect(unmarked(plainText(narrator.lines[1]?.sentence ?? ''))).toBe('Mirte passed.');
    end();
  });
});

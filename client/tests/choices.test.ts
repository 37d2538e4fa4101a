import { fireEvent, render, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Choice from '@/games/pendulum/mat/Choice.svelte';
import Council from '@/games/pendulum/council/Council.svelte';
import { RESOURCES } from '@/games/pendulum/data';
import { pendulum } from '@/games/pendulum/pendulum';
import { Play } from '@/games/pendulum/play.svelte';
import { loadTexts, unmarked } from '@/shared/text.svelte';
import type { Trial } from '@/games/game';
import type { Event, Move, PendulumView } from '@/wire/pendulum';
import { PendulumTable } from './fakeTable.svelte';
import content from './games/pendulum.json';

interface Content {
  /** By kind and phase. */
  readonly choices: Readonly<Record<string, PendulumView>>;
  /** A round in which the exchange of STR-9 can be played. */
  readonly exchange: PendulumView;
  /** What comes of playing it. */
  readonly exchanged: readonly (readonly [Move, readonly Event[]])[];
}
const { choices, exchange, exchanged } = content as unknown as Content;
const KINDS = [
  ...['any', 'conquer', 'glory', 'grande', 'one-track', 'pick-up-all', 'pick-up-one', 'retrieve'],
  ...['reward', 'slot', 'steps', 'swap', 'trim'],
];
/** Moves that decide nothing. */
const BESIDES: readonly Move['type'][] = ['Refill', 'Wish'];
const NO_CUBES = { military: 0, culture: 0, gold: 0 };

beforeAll(() => loadTexts('core', 'client', ...pendulum.texts));

const options = (view: PendulumView): Move[] => view.moves.filter((move) => !BESIDES.includes(move.type));
const positions = (...kinds: string[]): (readonly [string, PendulumView])[] =>
  Object.entries(choices).filter(([name]) => kinds.includes(name.split(' ')[0] ?? ''));

function shown(view: PendulumView): { table: PendulumTable; play: Play; container: HTMLElement } {
  const table = new PendulumTable(view);
  const play = new Play(table);
  const { container } = render(Choice, { play });
  return { table, play, container };
}
const press = (found: Element | null): Promise<unknown> => {
  if (!(found instanceof HTMLButtonElement)) throw new Error('no button');
  return fireEvent.click(found);
};
/** As a screen reader says it: icons by their names. */
function name(of: Element): string {
  const icons = [...of.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  return unmarked(`${of.textContent} ${icons.join(' ')}`)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function fill(at: HTMLElement, cubes: Readonly<Record<string, number>>): Promise<void> {
  for (const resource of RESOURCES) {
    const more = within(at).queryByRole('button', { name: new RegExp(`More .*${resource}`) });
    for (let cube = 0; cube < (cubes[resource] ?? 0); cube++) await press(more);
  }
}
async function mix(at: HTMLElement, cubes: Readonly<Record<string, number>>): Promise<void> {
  await fill(at, cubes);
  await press(at.querySelector('[data-mix] [data-take]'));
}

describe('choices', () => {
  it('are all met', () => {
    expect([...new Set(Object.keys(choices).map((key) => key.split(' ')[0]))].sort()).toEqual(KINDS);
  });

  it.each(positions(...KINDS.filter((kind) => !['any', 'reward', 'steps'].includes(kind))))(
    '%s: every option has a name of its own, and the arrows lead to it',
    async (_, view) => {
      const { table, container } = shown(view);
      await waitFor(() => expect(container.contains(document.activeElement)).toBe(true));
      const names = new Set<string>();
      for (const [number, move] of options(view).entries()) {
        const now = document.activeElement;
        if (!(now instanceof HTMLButtonElement) || !container.contains(now)) throw new Error('no focus');
        names.add(name(now));
        await fireEvent.click(now);
        expect(table.sent[number]).toEqual(move);
        await fireEvent.keyDown(now, { key: 'ArrowDown' });
      }
      expect(names.size).toBe(options(view).length);
      expect(names).not.toContain('');
      expect([...names].join()).not.toMatch(/pendulum-|undefined|NaN/);
    },
  );

  it.each(positions('any'))(
    '%s: every mix can be put together, one of a kind with one press',
    async (_, view) => {
      for (const move of options(view)) {
        const { table, container } = shown(view);
        const cubes = move as unknown as Record<string, number>;
        const only = RESOURCES.find((resource) => cubes[resource]);
        const one = within(container).queryByRole('button', { name: new RegExp(`^${only ?? ''}$`, 'i') });
        if (RESOURCES.reduce((sum, resource) => sum + (cubes[resource] ?? 0), 0) === 1) await press(one);
        else await mix(container, cubes);
        expect(table.sent).toEqual([move]);
      }
    },
  );

  it('of an exchange say what comes back', async () => {
    const trials = new Map(exchanged.map(([move, events]) => [JSON.stringify(move), events]));
    for (const move of exchange.moves) {
      if (move.type !== 'PlayStratagem') continue;
      const { table, play, container } = shown(exchange);
      const tryOut = (chains: readonly (readonly object[])[]): Promise<Trial[]> =>
        Promise.resolve(
          chains.map(([only]) => ({ why: null, events: trials.get(JSON.stringify(only)) ?? [] })),
        );
      Object.assign(table, { tryOut });
      play.panel = { type: 'play', card: move.card };
      await tick();
      expect(within(container).queryByRole('button', { name: /gold/ })).toBeNull();
      const { military = 0, culture = 0 } = move;
      await fill(container, { military, culture });
      await waitFor(() =>
        expect(unmarked(within(container).getByRole('status').textContent)).toBe(
          `You get ${military ? `${military} culture` : `${culture} military`}.`,
        ),
      );
      await press(container.querySelector('[data-take]'));
      expect(table.sent).toEqual([move]);
    }
  });

  it.each(positions('reward', 'steps'))('%s: every reward and every track can be taken', async (_, view) => {
    const moves = options(view);
    for (const move of moves) {
      const table = new PendulumTable(view);
      const { container } = render(Council, {
        play: new Play(table),
        openRule: () => undefined,
        layout: 'desktop',
      });
      await waitFor(() =>
        expect(container.querySelector('[data-reward][aria-disabled=false]')).not.toBeNull(),
      );
      const open = container.querySelector('[data-reward]:not([aria-disabled=true])');
      const step = move.type === 'Step' ? move.track : 'power';
      const due = container.querySelectorAll('[data-step]').length
        ? view.players[view.seat ?? 0]?.choosing_number
        : 0;
      for (let steps = 0; steps < (due ?? 0); steps++)
        await press(container.querySelector(`[data-step=${step}]`));
      await press(move.type === 'TakeReward' ? container.querySelector(`[data-reward=${move.card}]`) : open);
      if (container.querySelector('[data-mix]'))
        await mix(container, move as unknown as Record<string, number>);
      await press([...container.querySelectorAll('[data-take]')].at(-1) ?? null);
      await tick();
      const sent = table.sent.map((each) => (each.type === 'TakeReward' ? { ...NO_CUBES, ...each } : each));
      expect(sent).toContainEqual(move);
    }
  });
});

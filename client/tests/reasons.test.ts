/** What the page says of everything that cannot be done is what the server says of it, in golden games. */

import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createRawSnippet, tick } from 'svelte';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Foreseen, Game, Shell, Trial, View } from '@/games/game';
import { nations } from '@/games/nations/nations';
import { PLACES, workerOf } from '@/games/pendulum/mat/workers';
import { pendulum } from '@/games/pendulum/pendulum';
import { loadTexts, unmarked } from '@/shared/text.svelte';
import { hideTip, tip, type Why } from '@/shared/tip.svelte';
import type { PendulumView, PlayerView } from '@/wire/pendulum';
import { FakeTable } from './fakeTable.svelte';

// Everything is drawn at once: what is pointed at matters here, not how many frames it takes to be drawn.
vi.mock('@/shared/frames.svelte', () => ({
  inTurn: (draw: () => void) => (draw(), () => undefined),
  afterwards: (act: () => void) => (act(), () => undefined),
  behind: <T>(read: () => T) => read,
}));

type Chain = readonly object[];
type Position = readonly [record: string, entry: number, seat: number];
interface Opened {
  readonly view: View;
  readonly options: Readonly<Record<string, unknown>>;
  readonly at: number;
}

const server = spawn('python', ['tests/answers.py'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();

async function ask<T>(question: object): Promise<T> {
  server.stdin.write(`${JSON.stringify(question)}\n`);
  return JSON.parse(String((await lines.next()).value)) as T;
}
const tryOut = (chains: readonly Chain[]): Promise<readonly Trial[]> => ask({ chains });

/** Questions are answered one after the other: after these the page has shown what it was told. */
async function answered(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await new Promise((done) => setTimeout(done));
    await tryOut([]);
  }
  await tick();
}

class GoldenTable extends FakeTable<View, object> {
  readonly asked: Chain[] = [];
  /** What was put together last. */
  drafted: Chain = [];

  #at: number;

  constructor({ view, options, at }: Opened) {
    super(view, options);
    this.#at = at;
  }
  show({ view, at }: Opened): void {
    this.asked.length = 0;
    this.drafted = [];
    this.#at = at;
    this.view = view;
  }
  override now(): number {
    return this.#at;
  }
  pause(): void {
    throw new Error('nobody pauses here');
  }
  tryOut(chains: readonly Chain[]): Promise<readonly Trial[]> {
    this.asked.push(...chains);
    return tryOut(chains);
  }
  ask(chain: Chain): Promise<Foreseen> {
    this.drafted = chain;
    return ask({ ask: chain });
  }
}

/** Milliseconds for a whole game: enough on a machine that is busy with something else. */
const PATIENCE = 900_000;

const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
const shell: Shell = {
  bar: nothing,
  log: nothing,
  rules: nothing,
  narration: nothing,
  openRule: () => undefined,
};

/** By selector, the move that an element stands for, as far as the element tells. */
type Meaning = Readonly<
  Record<string, (element: HTMLElement, view: View) => Readonly<Record<string, unknown>>>
>;

/** Stands for all that is put together. */
const CONFIRM = '[data-part=confirm]';
const NATIONS: Meaning = {
  '[data-place]': ({ dataset }) => ({ type: 'Buy', place: Number(dataset['place']) }),
  'button[data-action=reroll]': () => ({ type: 'Reroll' }),
  'button[data-action=build]': () => ({ type: 'Build' }),
  [CONFIRM]: () => ({}),
};
const placeOf = (province: HTMLElement): number =>
  [...document.querySelectorAll('button.province')].indexOf(province);
const PENDULUM: Meaning = {
  '[data-stratagem]': ({ dataset }) => ({ type: 'PlayStratagem', card: dataset['spot']?.slice(5) }),
  '[data-reward]': ({ dataset }) => ({ type: 'TakeReward', card: dataset['reward'] }),
  '[data-spot=achievement] .btn': () => ({ type: 'Claim' }),
  '.head .btn': () => ({ type: 'PickUp' }),
  'button.province.empty': (element) => ({ type: 'Refill', place: placeOf(element) }),
  'button.province.deck': () => ({ type: 'Draw' }),
  'button.province:not(.empty, .deck)': (element, view) => ({
    type: 'Conquer',
    province: (view as PendulumView).provinces[placeOf(element)],
  }),
  '.box .short': () => ({ type: 'Act' }),
  '[data-worker]': ({ dataset }, view) => ({
    type: 'Place',
    worker: workerOf(playerOf(view), Number(dataset['worker'])),
  }),
  '[role=timer][tabindex]': (element) => ({
    type: 'Flip',
    timer: element.closest<HTMLElement>('[data-area]')?.dataset['area'],
  }),
};
/** What the server refuses: a timer that cannot be flipped is no button, and a frame for a worker that nobody chose is
 * not marked. */
const REFUSED = '[aria-disabled=true], [role=timer], [data-frame]:not([data-legal])';
/** Not refused by a rule: an unfinished choice, and what is chosen. */
const OTHERS = ['[data-take]', '[aria-pressed=true]', '[data-mix] .btn'];

function playerOf(view: View): PlayerView {
  const player = (view as PendulumView).players[view.seat ?? 0];
  if (!player) throw new Error('a view without players');
  return player;
}

type Told = Readonly<Record<string, unknown>>;
function means(asked: object | undefined, move: Told): boolean {
  return !!asked && Object.entries(move).every(([name, value]) => (asked as Told)[name] === value);
}

let compared = 0;
let open = 0;
/** The selectors of what was refused. */
const refused = new Set<string>();

/** What the server says against a move that the page offers; null: nothing. */
async function refusal(table: GoldenTable, element: HTMLElement, move: Told): Promise<Why | string | null> {
  if (element.matches(CONFIRM)) await answered();
  const chain = element.matches(CONFIRM)
    ? table.drafted
    : table.asked.findLast((each) => means(each.at(-1), move));
  if (chain?.length) return (await tryOut([chain]))[0]?.why ?? null;
  // Any worker in play can be planned for.
  if (element.matches('[data-worker]') && table.options['plans']) return null;
  return table.view.moves.some((each) => means(each, move)) ? null : 'not among the moves';
}

/** Points at all that means a move, and tells where the page says something else than the server. */
async function compare(table: GoldenTable, within: HTMLElement, meaning: Meaning): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const [selector, moveOf] of Object.entries(meaning))
    for (const element of within.querySelectorAll<HTMLElement>(selector)) {
      const move = moveOf(element, table.view);
      hideTip();
      if (element.getAttribute('aria-pressed') === 'true') continue;
      await fireEvent(element, new PointerEvent('pointerenter'));
      if (!element.matches(REFUSED)) {
        await tick();
        open += 1;
        if (tip.shown?.rule) wrong.push({ move, shown: tip.shown });
        const said = await refusal(table, element, move);
        if (said) wrong.push({ move, said, shown: 'open' });
        await fireEvent(element, new PointerEvent('pointerleave'));
        continue;
      }
      const chain = element.matches(CONFIRM)
        ? table.drafted
        : table.asked.findLast((each) => means(each.at(-1), move));
      if (!chain) {
        wrong.push({ move, asked: false });
        continue;
      }
      await answered();
      const said = (await tryOut([chain]))[0]?.why;
      compared += 1;
      refused.add(selector);
      const shown = tip.shown && unmarked(tip.shown.sentence);
      if (!said || tip.shown?.rule !== said.rule || !shown?.endsWith(unmarked(said.sentence)))
        wrong.push({ chain, said, shown });
      await fireEvent(element, new PointerEvent('pointerleave'));
    }
  return wrong;
}

/** With each worker that can be chosen, all frames. */
async function compareFrames(table: GoldenTable, within: HTMLElement): Promise<unknown[]> {
  const view = table.view as PendulumView;
  const player = view.players[view.seat ?? -1];
  const wrong: unknown[] = [];
  for (const number of player ? PLACES : []) {
    // Others can only be planned for, which no rule forbids.
    const movable = { type: 'Place', worker: player && workerOf(player, number) };
    if (!view.moves.some((each) => means(each, movable))) continue;
    await fireEvent.keyDown(document.body, { key: String(number) });
    if (player && within.querySelector(`[data-worker='${number}'][aria-pressed=true]`)) {
      const worker = workerOf(player, number);
      const placing = ({ dataset }: HTMLElement): Record<string, unknown> => {
        const [area, row, frame] = dataset['frame']?.split(' ') ?? [];
        return { type: 'Place', worker, area, row, frame: Number(frame) };
      };
      wrong.push(...(await compare(table, within, { '[data-frame]': placing })));
      await fireEvent.keyDown(document.body, { key: 'Escape' });
    }
  }
  return wrong;
}

/** One purchase as it is proposed, and with a piece less or more; or so what is being decided. */
async function compareDrafts(table: GoldenTable, within: HTMLElement): Promise<unknown[]> {
  const wrong: unknown[] = [];
  const confirm = async (press: Element | undefined | null): Promise<void> => {
    if (!press) return;
    await fireEvent.click(press);
    await answered();
    wrong.push(...(await compare(table, within, { [CONFIRM]: () => ({}) })));
  };
  const tiles = within.querySelectorAll('[data-place]:not([aria-disabled=true])');
  await confirm(tiles[compared % Math.max(1, tiles.length)]);
  await confirm(within.querySelector('.pieces > [aria-pressed=true], .pieces > [aria-pressed=false]'));
  if (tiles.length) await fireEvent.keyDown(document.body, { key: 'Escape' });
  return wrong;
}

async function compareAll(name: string, game: Game, meaning: Meaning): Promise<unknown[]> {
  const wrong: unknown[] = [];
  const known = [...Object.keys(meaning), ...OTHERS].join();
  let before = '';
  let table: GoldenTable | null = null;
  compared = open = 0;
  for (const position of await ask<Position[]>({ positions: name })) {
    const opened = await ask<Opened>({ open: position });
    const [record, , seat] = position;
    if (!table || before !== `${record} ${seat}`) {
      cleanup();
      table = new GoldenTable(opened);
      render(game.Table, { table, game, shell });
    } else table.show(opened);
    before = `${record} ${seat}`;
    await answered();
    const here = [
      ...[...document.body.querySelectorAll('[aria-disabled=true]')]
        .filter((each) => !each.matches(known))
        .map((each) => ({ unknown: each.outerHTML })),
      ...(await compare(table, document.body, meaning)),
      ...(await (game === pendulum ? compareFrames : compareDrafts)(table, document.body)),
    ];
    wrong.push(...here.map((each) => ({ position, ...(each as object) })));
  }
  return wrong;
}

beforeAll(() => loadTexts('core', 'client', ...nations.texts, ...pendulum.texts));
afterAll(() => server.stdin.end());

it('of Nations', { timeout: PATIENCE }, async () => {
  expect(await compareAll('nations', nations, NATIONS)).toEqual([]);
  expect(Object.keys(NATIONS).filter((each) => !refused.has(each))).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
  expect(open).toBeGreaterThan(300);
});

it('of Pendulum', { timeout: PATIENCE }, async () => {
  expect(await compareAll('pendulum', pendulum, PENDULUM)).toEqual([]);
  expect(Object.keys(PENDULUM).filter((each) => !refused.has(each))).toEqual([]);
  expect(compared).toBeGreaterThan(300);
  expect(open).toBeGreaterThan(300);
});

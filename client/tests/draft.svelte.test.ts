import { render, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Draft } from '@/games/nations/draft.svelte';
import Ladder from '@/games/nations/Ladder.svelte';
import { nations } from '@/games/nations/nations';
import PaySlots from '@/games/nations/PaySlots.svelte';
import { isDie } from '@/games/nations/pieces';
import Table from '@/games/nations/Table.svelte';
import type { Foreseen } from '@/games/game';
import { language, loadTexts, setLanguage } from '@/shared/text.svelte';
import type { Move, NationsView } from '@/wire/nations';
import { checked, FakeTable } from './fakeTable.svelte';
import { at } from './positions';

beforeAll(() => loadTexts('core', 'client', ...nations.texts));
afterEach(() => setLanguage('en'));

/** A table that answers a move with the next of some stages, and every question alike. */
class NationsTable extends FakeTable<NationsView, Move> {
  readonly #stages: string[];
  answer: Foreseen = { why: null, events: [], views: [] };
  readonly asked: (readonly object[])[] = [];

  constructor(view: NationsView, ...stages: string[]) {
    super(view);
    this.#stages = stages;
  }
  override play(move: object): Promise<boolean> {
    const stage = this.#stages.shift();
    this.view = { ...this.view, stage: stage ?? 'turn', to_act: stage ? this.view.to_act : [] };
    return super.play(move);
  }
  ask(moves: readonly object[]): Promise<Foreseen> {
    checked([moves]);
    this.asked.push(moves);
    return Promise.resolve(this.answer);
  }
}

function turnWith(kind: string): { view: NationsView; place: number } {
  for (const view of at('turn')) {
    for (const move of view.moves)
      if (move.type === 'Buy' && view.board[move.place]?.tile?.kind === kind)
        return { view, place: move.place };
  }
  throw new Error(`nowhere is a ${kind} to buy`);
}

describe('a purchase', () => {
  it('is asked about and sent as a chain once it is whole', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view, 'paying', 'replacing', 'returning-dice', 'turn');
    const [returning] = at('returning-dice');
    if (!returning) throw new Error('nowhere do dice go back');
    table.answer = { why: null, events: [], views: [returning] };
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    draft.replace(2);
    const { pieces } = draft;
    expect(pieces).toEqual(view.proposals[place]);
    await draft.commit();
    const chain = [
      { type: 'Buy', place },
      { type: 'Pay', pieces },
      { type: 'Replace', slot: 2 },
    ];
    expect(table.asked).toContainEqual(chain);
    expect(table.sent.slice(0, 3)).toEqual(chain);
    expect(returning.moves).toContainEqual(table.sent[3]);
    expect(table.sent).toHaveLength(4);
  });

  it('sends nothing that the table does not ask for', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view, 'paying', 'replacing');
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    await draft.commit();
    expect(table.sent.map((move) => move.type)).toEqual(['Buy', 'Pay', 'Replace']);
  });

  it('can be changed piece by piece and says what the table says is wrong', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view, 'paying');
    table.answer = { why: { sentence: 'Too little.', rule: 'nations.PAY-1' }, events: [], views: [] };
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    for (const index of [...draft.chosen]) draft.toggle(index);
    expect(draft.pieces).toEqual([]);
    await draft.commit();
    expect(draft.hindrance?.rule).toBe('nations.PAY-1');
    expect(table.asked.at(-1)).toContainEqual({ type: 'Pay', pieces: [] });
    expect(table.sent).toEqual([]);
    draft.cancel();
    expect(draft.choice).toBeNull();
    expect(draft.hindrance).toBeNull();
  });

  it.each([
    [1, false],
    [2, true],
  ])('tells of famine and war unless dice are rolled first: %s of 2 moves', async (seen, known) => {
    const { view, place } = turnWith('wonder');
    const table = new NationsTable(view);
    table.answer = { why: null, events: [], views: Array.from({ length: seen }, () => view) };
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    await waitFor(() => expect(draft.covered).not.toBeNull());
    expect([draft.outlook('famine') !== null, draft.outlook('war') !== null]).toEqual([known, known]);
  });

  it.each([
    ['nothing', { sentence: 'Not now.' }, null],
    ['too little', { sentence: 'Too little.', facts: { held: 1 } }, 1],
    ['enough', null, 'all'],
  ])('comes to what the table says: %s', async (_, why, covered) => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view);
    table.answer = { why, events: [], views: [] };
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    const { container } = render(PaySlots, { draft });
    expect(draft.covered).toBeNull();
    expect(container.querySelector('.sum b')).toBeNull();
    await waitFor(() => expect(draft.hindrance).toEqual(why));
    await Promise.resolve();
    expect(draft.covered).toBe(covered === 'all' ? draft.price?.amount : covered);
    await waitFor(() => expect(container.querySelector('.sum b') === null).toBe(covered === null));
  });

  it('has the pairs that the table names', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view);
    const draft = new Draft(table);
    const exchanged = draft.player.available.find(isDie) ?? '';
    table.answer = { why: { sentence: 'Too little.', facts: { exchanged } }, events: [], views: [] };
    draft.pick({ type: 'buy', place });
    for (const index of [...draft.chosen]) draft.toggle(index);
    const index = draft.player.available.indexOf(exchanged);
    draft.toggle(index);
    expect(draft.payment).toMatchObject({ direct: [{ index }], pairs: [] });
    await waitFor(() => expect(draft.payment).toMatchObject({ direct: [], pairs: [[{ index }]] }));
    draft.toggle(index);
    expect(draft.payment.pairs).toEqual([]);
  });

  it('is asked about again in another language, and stays as it is', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view);
    table.ask = () => Promise.resolve({ why: { sentence: `In ${language()}.` }, events: [], views: [] });
    const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
    const shell = {
      ...{ bar: nothing, log: nothing, rules: nothing, narration: nothing },
      openRule: () => undefined,
    };
    const { container } = render(Table, { table, game: nations, shell });
    await waitFor(() => expect(container.querySelector(`[data-place='${place}']`)).not.toBeNull());
    container.querySelector<HTMLElement>(`[data-place='${place}']`)?.click();
    const meant = (): number => container.querySelectorAll('.slot > [role=img]').length;
    await waitFor(() => expect(meant()).toBeGreaterThan(0));
    const proposed = meant();
    container.querySelector<HTMLElement>('.pieces > [aria-pressed=false]')?.click();
    await waitFor(() => expect(meant()).toBe(proposed + 1));
    await waitFor(() => expect(container.querySelector('.wrong')?.textContent).toBe('In en.'));
    await setLanguage('de');
    await waitFor(() => expect(container.querySelector('.wrong')?.textContent).toBe('In de.'));
    expect(meant()).toBe(proposed + 1);
  });
});

describe('passing', () => {
  it('is asked about only where something else can be done', () => {
    const { view } = turnWith('development');
    const [table, last] = [view, { ...view, moves: [{ type: 'Pass' } as const] }].map(
      (each) => new NationsTable(each),
    );
    if (!table || !last) throw new Error('no tables');
    const draft = new Draft(table);
    draft.passOrAsk();
    expect([draft.asksToPass, table.sent]).toEqual([true, []]);
    draft.passOrAsk();
    expect(table.sent).toEqual([{ type: 'Pass' }]);
    const inevitable = new Draft(last);
    inevitable.passOrAsk();
    expect(last.sent).toEqual([{ type: 'Pass' }]);
    inevitable.passOrAsk();
    expect(last.sent).toHaveLength(1);
  });
});

describe('books', () => {
  it.each(at('books'))('are proposed and can be left out, in %#', async (view) => {
    const table = new NationsTable(view);
    const draft = new Draft(table);
    draft.renew();
    await draft.settle();
    expect(view.moves).toContainEqual(table.sent[0]);
  });

  it.each(at('books'))('that are left out leave the ladder once that is known, in %#', async (view) => {
    const table = new NationsTable(view);
    const players = view.players.map((player) =>
      player.seat === view.seat ? { ...player, reads: player.books } : player,
    );
    table.answer = { why: null, events: [], views: [{ ...view, players } as NationsView] };
    const draft = new Draft(table);
    const { container } = render(Ladder, { draft, table });
    expect(container.querySelector('.ghost')).not.toBeNull();
    draft.renew();
    await waitFor(() => expect(container.querySelector('.ghost')).toBeNull());
  });
});

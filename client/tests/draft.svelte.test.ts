import { render, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Draft } from '@/games/nations/draft.svelte';
import EventPanel from '@/games/nations/EventPanel.svelte';
import Ladder from '@/games/nations/Ladder.svelte';
import { nations } from '@/games/nations/nations';
import PaySlots from '@/games/nations/PaySlots.svelte';
import { isDie } from '@/games/nations/pieces';
import Table from '@/games/nations/Table.svelte';
import Total from '@/games/nations/Total.svelte';
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
  answer: Foreseen = { why: null, events: [], views: [], certain: null };
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
    table.answer = { why: null, events: [], views: [returning], certain: null };
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

  it('asks no further where it is refused with what goes back', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view);
    const [returning] = at('returning-dice');
    if (!returning) throw new Error('nowhere do dice go back');
    const none = { why: { sentence: 'The game is paused.' }, events: [], views: [], certain: null };
    const goesBack = (chain: readonly object[]): boolean =>
      chain.some((move) => (move as Move).type === 'ReturnDice');
    table.ask = (moves) => {
      table.asked.push(moves);
      return Promise.resolve(goesBack(moves) ? none : { ...none, why: null, views: [returning] });
    };
    let questions = 0;
    Object.defineProperty(table, 'rests', {
      get: () => {
        if (++questions > 20) throw new Error('asked without end');
        return false;
      },
    });
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    await waitFor(() => expect(table.asked.some(goesBack)).toBe(true));
    await new Promise((done) => setTimeout(done));
    expect(draft.sending).toBe(false);
    expect(questions).toBeLessThan(20);
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
    table.answer = {
      why: { sentence: 'Too little.', rule: 'nations.PAY-1' },
      events: [],
      views: [],
      certain: null,
    };
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

  it('tells what is certain before a roll, and that the rest depends on it', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view);
    const [own, seat] = [view.players[view.seat ?? 0], view.seat ?? 0];
    if (!own) throw new Error('nobody');
    const lost = { shown: 1, pays: 'no' as const, pieces: [] };
    const then = {
      ...own,
      shows: { gold: 7 },
      unrolled: { red: 2 },
      famine: { ...own.famine, ...lost },
      war: { ...own.war, ...lost },
    };
    const certain = { ...view, moves: [], players: view.players.with(seat, then) } as NationsView;
    table.answer = { why: null, events: [], views: [view], certain };
    const draft = new Draft(table);
    const total = render(Total, { draft, player: own }).container;
    const panel = render(EventPanel, { draft, books: true }).container;
    draft.pick({ type: 'buy', place });
    expect(total.textContent).not.toContain('Left afterwards');
    await waitFor(() => expect(total.textContent).toContain('Left afterwards'));
    expect([...total.querySelectorAll('span b')].map((each) => each.textContent)).toEqual([...'70000']);
    expect(total.querySelectorAll('.die.red')).toHaveLength(2);
    expect(panel.textContent.match(/before the roll/g)).toHaveLength(3);
    table.answer = { why: { sentence: 'Too little.' }, events: [], views: [view], certain: null };
    for (const index of [...draft.chosen]) draft.toggle(index);
    await waitFor(() => expect(total.textContent).not.toContain('Left afterwards'));
    expect(panel.textContent).not.toContain('before the roll');
  });

  it('is asked about with the dice that go back, and again with others', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view);
    const [returning] = at('returning-dice').filter(({ moves }) => moves.length > 1);
    if (!returning) throw new Error('nowhere do dice go back');
    table.answer = { why: null, events: [], views: [view, view, returning], certain: view };
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    for (const option of [0, 1]) {
      if (option) draft.giveBack(option);
      await waitFor(() => expect(table.asked.at(-1)?.at(-1)).toEqual(returning.moves[option]));
    }
    draft.replace(1);
    expect(table.asked.at(-1)?.at(-1)).toEqual({ type: 'Replace', slot: 1 });
    table.view = returning;
    expect(draft.diceBack).toHaveLength(returning.moves.length);
  });

  it.each([
    ['nothing', { sentence: 'Not now.' }, null],
    ['too little', { sentence: 'Too little.', facts: { held: 1 } }, 1],
    ['enough', null, 'all'],
  ])('comes to what the table says: %s', async (_, why, covered) => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view);
    table.answer = { why, events: [], views: [], certain: null };
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
    table.answer = {
      why: { sentence: 'Too little.', facts: { exchanged } },
      events: [],
      views: [],
      certain: null,
    };
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
    table.ask = () =>
      Promise.resolve({ why: { sentence: `In ${language()}.` }, events: [], views: [], certain: null });
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
    await draft.commit();
    expect(view.moves).toContainEqual(table.sent[0]);
  });

  it.each(at('books'))('that are left out leave the ladder once that is known, in %#', async (view) => {
    const table = new NationsTable(view);
    const players = view.players.map((player) =>
      player.seat === view.seat ? { ...player, reads: player.books } : player,
    );
    table.answer = { why: null, events: [], views: [{ ...view, players } as NationsView], certain: null };
    const draft = new Draft(table);
    const { container } = render(Ladder, { draft, table });
    expect(container.querySelector('.ghost')).not.toBeNull();
    draft.renew();
    await waitFor(() => expect(container.querySelector('.ghost')).toBeNull());
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { Draft } from '@/games/nations/draft.svelte';
import { nations } from '@/games/nations/nations';
import type { Foreseen } from '@/games/game';
import { loadTexts } from '@/shared/text.svelte';
import type { Move, NationsView } from '@/wire/nations';
import { FakeTable } from './fakeTable.svelte';
import { at } from './positions';

beforeAll(() => loadTexts('core', 'client', ...nations.texts));

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
});

describe('books', () => {
  it.each(at('books'))('are proposed and can be left out, in %#', async (view) => {
    const table = new NationsTable(view);
    const draft = new Draft(table);
    draft.renew();
    await draft.settle();
    expect(view.moves).toContainEqual(table.sent[0]);
  });
});

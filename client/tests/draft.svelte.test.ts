import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { Draft } from '@/games/nations/draft.svelte';
import { nations } from '@/games/nations/nations';
import { reason } from '@/games/nations/reasons';
import { loadTexts } from '@/shared/text.svelte';
import type { Move, NationsView } from '@/wire/nations';
import { FakeTable } from './fakeTable.svelte';
import { at } from './positions';

beforeAll(() => loadTexts('core', 'client', ...nations.texts));

/** A table that answers a move with the next of some stages. */
class NationsTable extends FakeTable<NationsView, Move> {
  readonly #stages: string[];

  constructor(view: NationsView, ...stages: string[]) {
    super(view);
    this.#stages = stages;
  }
  override play(move: object): Promise<boolean> {
    const stage = this.#stages.shift();
    this.view = { ...this.view, stage: stage ?? 'turn', to_act: stage ? this.view.to_act : [] };
    return super.play(move);
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
  it('is sent as a chain once it is whole', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view, 'paying', 'replacing', 'returning-dice', 'turn');
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    flushSync();
    expect(draft.hindrance).toBeNull();
    draft.replace(2);
    const { pieces } = draft;
    await draft.commit();
    expect(table.sent.map((move) => move.type)).toEqual(['Buy', 'Pay', 'Replace', 'ReturnDice']);
    expect(table.sent[1]).toEqual({ type: 'Pay', pieces });
    expect(table.sent[2]).toEqual({ type: 'Replace', slot: 2 });
  });

  it('sends nothing that is not asked', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view, 'paying', 'replacing');
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    await draft.commit();
    expect(table.sent.map((move) => move.type)).toEqual(['Buy', 'Pay', 'Replace']);
  });

  it('can be changed piece by piece and says what is wrong', async () => {
    const { view, place } = turnWith('development');
    const table = new NationsTable(view, 'paying');
    const draft = new Draft(table);
    draft.pick({ type: 'buy', place });
    for (const index of [...draft.chosen]) draft.toggle(index);
    expect(draft.pieces).toEqual([]);
    expect(draft.hindrance?.rule).toBe('nations.PAY-1');
    await draft.commit();
    expect(table.sent).toEqual([]);
    draft.otherWay();
    expect(draft.hindrance).toBeNull();
    draft.cancel();
    expect(draft.choice).toBeNull();
  });

  it('says why a tile cannot be had', () => {
    for (const view of at('turn')) {
      const player = view.players[view.seat ?? 0];
      if (!player) continue;
      view.board.forEach((_, place) => {
        const offered = view.moves.some((move) => move.type === 'Buy' && move.place === place);
        expect(reason(view, player, true, { type: 'buy', place }) === null).toBe(offered);
        expect(reason(view, player, false, { type: 'buy', place })?.rule).toMatch(
          /^nations\.(AGE-3|BUY-[12])$/,
        );
      });
    }
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

import { describe, expect, it } from 'vitest';
import { canPay, describe as describeWay, problem, returns, thrifty, ways } from '@/games/nations/payments';
import { needs } from '@/games/nations/forecast';
import { shown } from '@/games/nations/pieces';
import type { NationsView, PlayerView } from '@/wire/nations';
import { at } from './positions';

const sorted = (lists: readonly (readonly string[])[]): string[] =>
  lists.map((list) => [...list].sort().join(' ')).sort();

function acting(view: NationsView): PlayerView {
  const player = view.players[view.to_act[0] ?? 0];
  if (!player) throw new Error('nobody acts');
  return player;
}

describe('payments', () => {
  it.each(at('paying', 'famine', 'war'))('are those the server lists, in %#', (view) => {
    if (!view.due) throw new Error('nothing is due');
    const listed = view.moves.flatMap((move) => (move.type === 'Pay' ? [move.pieces] : []));
    expect(sorted(ways(acting(view).available, view.due))).toEqual(sorted(listed));
    for (const pieces of listed) expect(problem(pieces, view.due)).toBeNull();
  });

  it.each(at('turn'))('tell what can be bought, in %#', (view) => {
    view.board.forEach((place, number) => {
      if (!place.tile) return;
      const symbol = place.tile.kind === 'colony' ? 'strength' : 'gold';
      const offered = view.moves.some((move) => move.type === 'Buy' && move.place === number);
      expect(canPay(acting(view).available, { symbol, amount: place.price })).toBe(offered);
    });
  });

  it.each(at('returning-dice'))('dice to give back are those the server lists, in %#', (view) => {
    const player = acting(view);
    const old = player.developments[view.replacing ?? 0];
    if (!old) throw new Error('no such place');
    const listed = view.moves.flatMap((move) => (move.type === 'ReturnDice' ? [move.pieces] : []));
    const found = returns(player.available, old.colour, player.used_dice[old.colour] ?? 0, old.dice);
    expect(sorted(found)).toEqual(sorted(listed));
  });

  it('say what is wrong with them', () => {
    const price = { symbol: 'gold', amount: 2 };
    expect(problem([], price)).toBe('too-little');
    expect(problem(['white-gold-1'], price)).toBe('too-little');
    expect(problem(['white-gold-1', 'white-food-1'], price)).toBe('too-little');
    expect(problem(['white-gold-1', 'orange-gold-3'], price)).toBe('superfluous-piece');
    expect(problem(['chit-food'], price)).toBe('piece-does-not-show-it');
    expect(problem(['red-strength-2'], { symbol: 'strength', amount: 2 })).toBeNull();
    expect(problem(['white-food-1', 'white-food-1'], { symbol: 'strength', amount: 1 })).toBe(
      'piece-does-not-show-it',
    );
    expect(problem(['white-gold-1', 'white-food-1', 'white-book-1'], price)).toBeNull();
  });

  it('propose the thriftiest: famine and war first, then books', () => {
    const available = ['white-food-1', 'white-book-1', 'white-stone-1', 'white-strength-1', 'chit-gold'];
    const wanted = { food: 1, strength: 1, points: 1 };
    const [best] = thrifty(available, { symbol: 'gold', amount: 2 }, wanted);
    expect(best?.pieces.toSorted()).toEqual(['chit-gold', 'white-book-1', 'white-stone-1'].toSorted());
    expect(best).toMatchObject({ famine: 'kept', war: 'kept', books: 1, lost: 0 });
  });

  it.each(at('paying'))('can all be told apart by what they cost, in %#', (view) => {
    const player = acting(view);
    if (!view.due) throw new Error('nothing is due');
    for (const way of thrifty(player.available, view.due, needs(view))) {
      expect(way.books).toBe(shown(way.pieces, 'book'));
      expect(describeWay(way.pieces, player.available, view.due, needs(view))).toEqual(way);
    }
  });
});

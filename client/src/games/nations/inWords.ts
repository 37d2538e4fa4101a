/** The position in words, for those who would rather read it. */

import { joined, t } from '@/shared/text.svelte';
import type { NationsView, PlayerView } from '@/wire/nations';
import { listed, whose, type AtTable } from '../game';
import { many, priceOf } from './pieces';
import { nationName, tileName, tileNamed } from './speech';
import { kindWord, ownTiles, piecesWords, tileGives } from './words';

export function inWords(table: AtTable): string[] {
  const view = table.view as NationsView;
  return [situation(view, table), board(view, table), ...view.players.map((each) => player(each, table))];
}

function situation(view: NationsView, table: AtTable): string {
  const parts = [
    t('client-nations-text-age', {
      age: t(`nations-age-${view.age}`),
      stage: t(`nations-stage-${view.stage}`),
      event: tileName(view.event),
      food: view.event.food,
      strength: view.event.strength,
    }),
    t('client-nations-text-order', { list: listed(table, view.order) }),
  ];
  const acting = view.to_act[0];
  if (acting !== undefined) parts.push(t('client-nations-text-acting', whose(table, acting)));
  if (view.opponent_books !== null)
    parts.push(t('client-nations-text-opponent', { books: view.opponent_books }));
  return parts.join(' ');
}

function board(view: NationsView, table: AtTable): string {
  const places = view.board.map((place, number) => {
    const facts = { row: Math.floor(number / view.columns) + 1, column: (number % view.columns) + 1 };
    if (place.tile) {
      const price = priceOf(view, number);
      return t('client-nations-text-place', {
        ...facts,
        tile: tileName(place.tile),
        kind: kindWord(place.tile),
        price: price.amount,
        symbol: t(`nations-${price.symbol}`),
        gives: tileGives(place.tile),
      });
    }
    const taken =
      typeof place.taken_by === 'number'
        ? t('client-nations-taken-by', whose(table, place.taken_by))
        : t('client-nations-taken-by-opponent');
    return t('client-nations-text-empty', {
      ...facts,
      tile: tileNamed(place.taken ?? '', table.options),
      taken,
    });
  });
  return [t('client-nations-board'), ...places].join('. ');
}

function player(player: PlayerView, table: AtTable): string {
  return t('client-nations-text-player', {
    player: table.names[player.seat] ?? '',
    nation: nationName(player.nation),
    points: player.points,
    score: player.score,
    books: player.books,
    strength: player.shows['strength'] ?? 0,
    available: piecesWords(player.available),
    used: piecesWords(many(player.used_chits).map((symbol) => `chit-${symbol}`)),
    idle: many(player.used_dice).length,
    rerolls: player.rerolls,
    tiles: joined(ownTiles(player).map(tileName)),
    passed: player.passed ? 'yes' : 'no',
  });
}

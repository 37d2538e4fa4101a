/** Pieces and tiles of Nations in words. */

import { counted } from '@/shared/sentences';
import { joined, t } from '@/shared/text.svelte';
import type { NationsView, PlayerView } from '@/wire/nations';
import words from '@/wire/nations-words.json';
import { counted as countedPieces, isDie, piece, type Pieces } from './pieces';

export type Tile = NonNullable<NationsView['board'][number]['tile']>;

/** How the ids of pieces are put together. */
const [, ...PIECE] = words.fields.Pay.pieces.split(' ');

export const pieceWords = (name: string, count = 1): string => counted('nations', PIECE, name, count);

/** In short, under a piece: what it shows. */
export function faceWords(name: string): string {
  const { symbol, amount } = piece(name);
  return t(`nations-face-${symbol ?? 'gold'}`, { amount });
}

export function piecesWords(pieces: Pieces): string {
  if (!pieces.length) return t('core-nothing');
  return joined([...countedPieces(pieces)].map(([name, count]) => pieceWords(name, count)));
}

/** In short, as for a caption: `1 chit and 4 dice`. */
export function shortPieces(pieces: Pieces): string {
  const dice = pieces.filter(isDie).length;
  const chits = pieces.length - dice;
  return t('client-nations-short-pieces', {
    kind: dice && chits ? 'both' : chits ? 'chits' : 'dice',
    dice,
    chits,
  });
}

/** Whether dice that count are still to be rolled. */
export const rolls = (player: PlayerView): boolean => Object.keys(player.unrolled).length > 0;

/** The sentence for what books come to. */
export function booksWords(now: PlayerView, then: PlayerView): string {
  if (rolls(then)) return 'client-nations-books-before-roll';
  return then.reads > now.books ? 'client-nations-books-then' : 'client-nations-books-now';
}

export function ownTiles(player: PlayerView): Tile[] {
  const single = [player.advisor, player.construction].filter((tile) => tile !== null);
  return [...player.developments, ...single, ...player.colonies, ...player.wonders];
}

/** What a development is called on its tile. */
export function kindWord(tile: Tile): string {
  if (tile.kind !== 'development') return t(`nations-${tile.kind}`);
  return t(tile.colour === 'red' ? 'nations-military' : 'nations-building');
}

/** What a tile gives, in words. */
export function tileGives(tile: Tile): string {
  const gains: string[] = [];
  if (tile.kind === 'development') gains.push(t(`nations-die-${tile.colour}`, { count: tile.dice }));
  if (tile.kind === 'advisor' && tile.rerolls) gains.push(t('nations-chit-reroll', { count: tile.rerolls }));
  if ((tile.kind === 'colony' || tile.kind === 'wonder') && tile.chit)
    gains.push(t(`nations-chit-${tile.chit}`, { count: 1 }));
  if (tile.points) gains.push(t('nations-points', { count: tile.points }));
  return gains.length ? joined(gains) : t('core-nothing');
}

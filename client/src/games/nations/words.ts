/** Events, pieces, tiles and prompts of Nations in words. */

import { joined, marked, t, type Facts } from '@/shared/text.svelte';
import type { Event, NationsView, PlayerView } from '@/wire/nations';
import components from '@/wire/nations-components.json';
import { counted, isDie, piece, type Pieces } from './pieces';

export type Tile = NonNullable<NationsView['board'][number]['tile']>;

export function pieceWords(name: string, count = 1): string {
  const { colour, symbol, amount } = piece(name);
  if (!colour) return t(`nations-${name}`, { count });
  if (!symbol) return t(`nations-used-${colour}`, { count });
  return t('nations-piece', {
    die: t(`nations-die-${colour}`, { count }),
    face: t(`nations-face-${symbol}`, { amount }),
    each: count > 1 && amount > 1 ? 'each' : 'plain',
  });
}

export function piecesWords(pieces: Pieces): string {
  if (!pieces.length) return t('nations-no-pieces');
  return joined([...counted(pieces)].map(([name, count]) => pieceWords(name, count)));
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

/** Which tiles have which names: those of the box, and those seen on the table. */
export class TileNames {
  #names = new Map<string, string>(Object.entries(components.names));

  learn(view: NationsView): void {
    const tiles = [view.event, ...view.board.map((place) => place.tile), ...view.players.flatMap(ownTiles)];
    for (const tile of tiles) if (tile) this.#names.set(tile.id, tile.name);
  }

  of(id: string): string {
    return this.#names.get(id) ?? id;
  }
}

const known = new TileNames();

/** The names of all tiles, with those that lie on this table. */
export function tileNames(view: NationsView): TileNames {
  known.learn(view);
  return known;
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
  return gains.length ? joined(gains) : t('nations-no-pieces');
}

export interface Telling {
  readonly names: readonly string[];
  readonly tiles: TileNames;
}

/** One line of the log; players and tiles in it can be shown on the table. */
export function eventLine(event: Event, { names, tiles }: Telling): string {
  const player = (seat: number): string => marked(`seat-${seat}`, names[seat] ?? '');
  const tile = (id: string): string => marked(`tile-${id}`, tiles.of(id));
  const table = (rows: [number, number][]): string =>
    joined(rows.map(([seat, value]) => t('core-name-value', { name: player(seat), value })));
  const facts: Facts = {};
  if ('seat' in event) facts['player'] = player(event.seat);
  if ('pieces' in event) facts['pieces'] = piecesWords(event.pieces);
  if ('tile' in event && event.tile) facts['tile'] = tile(event.tile);
  if ('symbol' in event) facts['symbol'] = t(`nations-${event.symbol}`);
  if ('amount' in event) facts['amount'] = event.amount;
  switch (event.type) {
    case 'AgeBegan':
      return t('client-nations-event-AgeBegan', { age: event.age, event: tiles.of(event.event) });
    case 'Rolled':
      Object.assign(facts, { why: event.why, before: piecesWords(event.before) });
      break;
    case 'Chosen':
      facts['purpose'] = event.place === null ? 'build' : 'buy';
      break;
    case 'Bought':
      facts['to'] = event.to;
      break;
    case 'ChitsReturned':
      facts['pieces'] = t('nations-chit-reroll', { count: event.available + event.used });
      break;
    case 'ChitTaken':
      facts['pieces'] = pieceWords(`chit-${event.chit}`, event.count);
      break;
    case 'BooksUsed':
    case 'OpponentRead':
      Object.assign(facts, { gained: event.gained, count: event.books });
      break;
    case 'BooksScored':
      facts['list'] = table(event.points.map((points, seat) => [seat, points]));
      break;
    case 'Famine':
      Object.assign(facts, { outcome: outcome('fed', event.fed, event.able), count: event.points });
      break;
    case 'War':
      Object.assign(facts, { outcome: outcome('won', event.won, event.able), count: event.points });
      break;
    case 'OrderSet':
      facts['list'] = table(event.order.map((seat) => [seat, event.strength[seat] ?? 0]));
      break;
    case 'OpponentTook':
      facts['took'] = event.tile === null ? 'nothing' : 'tile';
      facts['rolls'] = joined(event.rolls.map(String));
      break;
    case 'Ended':
      Object.assign(facts, {
        ending: event.winner === null ? 'solo' : 'table',
        player: player(event.winner ?? 0),
        count: event.scores[0] ?? 0,
        list: table(event.scores.map((score, seat) => [seat, score])),
        fame: t(`nations-fame-${event.hall_of_fame ?? 'none'}`),
      });
      break;
  }
  return t(`nations-event-${event.type}`, facts);
}

function outcome(success: string, done: boolean, able: boolean): string {
  return done ? success : able ? 'declined' : 'unable';
}

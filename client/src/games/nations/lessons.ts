/** The guided first game of Nations: a first turn, the other tiles, the end of an age. */

import { t, type Facts } from '@/shared/text.svelte';
import type { Event, NationsView } from '@/wire/nations';
import { ownOf, type AtTable, type Chapter, type Happening, type Lesson, type Pointer } from '../game';
import { piece, priceOf } from './pieces';
import { AGES } from './progress';
import { tileName } from './speech';
import { tileGives, type Tile } from './words';

const viewOf = (table: AtTable): NationsView => table.view as NationsView;
const seatOf = (table: AtTable): number => table.view.seat ?? 0;
const myTurn = (table: AtTable): boolean =>
  table.view.to_act.includes(seatOf(table)) && viewOf(table).stage === 'turn';

const own = ownOf<Event>();

const passed: NonNullable<Lesson['lost']> = (table, happened) => own(table, happened, 'Passed').length > 0;
const DECISION = '[data-spot="decision"]';
const CONFIRM = '[data-part="confirm"]';

type Fits = (tile: Tile, view: NationsView, place: number) => boolean;

/** The cheapest tile of this sort that one can buy. */
function offered(table: AtTable, fits: Fits): number | null {
  const view = viewOf(table);
  const places = view.moves.flatMap((move) => {
    const tile = move.type === 'Buy' ? view.board[move.place]?.tile : null;
    return move.type === 'Buy' && tile && fits(tile, view, move.place) ? [move.place] : [];
  });
  return places.sort((a, b) => priceOf(view, a).amount - priceOf(view, b).amount)[0] ?? null;
}

/** Whether pieces that show the symbol pay for it, without an exchange. */
const plainly: Fits = (_, view, place) =>
  (view.proposals[place] ?? []).every((name) => piece(name).symbol === view.board[place]?.symbol);

/** A lesson in buying a tile of this sort, about one part of the purchase. */
function buying(
  id: string,
  fits: Fits,
  part: string,
  done: (table: AtTable, happened: readonly Happening[]) => boolean,
): Lesson {
  return {
    id,
    done,
    lost: (table, happened) =>
      passed(table, happened) || (myTurn(table) && !done(table, happened) && offered(table, fits) === null),
    points: (table: AtTable): Pointer[] => {
      const place = offered(table, fits);
      return [
        { at: `${DECISION} ${part}, ${DECISION} ${CONFIRM}`, says: 'panel' },
        { at: place === null ? '[data-spot="board"]' : `[data-spot="place-${place}"]`, tab: 'board' },
      ];
    },
    facts: (table: AtTable): Facts => {
      const place = offered(table, fits);
      const tile = place === null ? null : viewOf(table).board[place]?.tile;
      if (place === null || !tile) return { tile: '', gives: '', amount: 0, symbol: '' };
      const { symbol, amount } = priceOf(viewOf(table), place);
      return { tile: tileName(tile), gives: tileGives(tile), amount, symbol: t(`nations-${symbol}`) };
    },
  };
}

const bought =
  (to: string) =>
  (table: AtTable, happened: readonly Happening[]): boolean =>
    own(table, happened, 'Bought').some((event) => event.to === to);
const ofKind =
  (kind: Tile['kind']): Fits =>
  (tile) =>
    tile.kind === kind;

/** What famine and war ask for, and what they bring. */
function asked(table: AtTable): Facts {
  const { event, players } = viewOf(table);
  return { food: event.food, strength: event.strength, points: players[seatOf(table)]?.famine.points ?? 0 };
}

/** A lesson of the end of an age, which decides what is used for it. */
function settling(
  id: 'books' | 'famine' | 'war',
  done: (table: AtTable, happened: readonly Happening[]) => boolean,
): Lesson {
  return {
    id,
    done,
    lost: (table, happened) =>
      happened.some(
        ({ type }) => ({ books: 'BooksScored', famine: 'OrderSet', war: 'AgeBegan' })[id] === type,
      ) && !done(table, happened),
    points: () => [{ at: DECISION, tab: 'board' }],
    facts: asked,
  };
}

export const chapters: readonly Chapter[] = [
  {
    id: 'turns',
    lessons: [
      { id: 'dice', points: (table) => [{ at: `[data-spot="tray-${seatOf(table)}"]`, tab: 'board' }] },
      buying(
        'pay',
        (tile, view, place) => tile.kind !== 'development' && plainly(tile, view, place),
        '[data-part="pay"]',
        (table, happened) => own(table, happened, 'Paid').some((event) => !event.exchanged.length),
      ),
      buying(
        'replace',
        (tile, view, place) => tile.kind === 'development' && plainly(tile, view, place),
        '[data-part="replace"]',
        (table, happened) => own(table, happened, 'Left').length > 0,
      ),
      buying(
        'exchange',
        (tile, view, place) => !plainly(tile, view, place),
        '[data-part="pay"]',
        (table, happened) => own(table, happened, 'Paid').some((event) => event.exchanged.length > 0),
      ),
      {
        id: 'reroll',
        done: (table, happened) => own(table, happened, 'Rolled').some((event) => event.why === 'reroll'),
        lost: (table, happened) =>
          passed(table, happened) ||
          (myTurn(table) && !viewOf(table).moves.some((move) => move.type === 'Reroll')),
        points: () => [
          { at: `${DECISION}`, says: 'panel' },
          { at: '[data-action="reroll"]', tab: 'board' },
        ],
      },
    ],
  },
  {
    id: 'tiles',
    lessons: [
      buying('colony', ofKind('colony'), '[data-part="pay"]', bought('colonies')),
      buying('advisor', ofKind('advisor'), '[data-part="pay"]', bought('advisor')),
      buying('wonder', ofKind('wonder'), '[data-part="pay"]', bought('construction')),
      {
        id: 'build',
        done: (table, happened) => own(table, happened, 'Built').length > 0,
        lost: (table, happened) =>
          passed(table, happened) ||
          (myTurn(table) && !viewOf(table).moves.some((move) => move.type === 'Build')),
        points: () => [
          { at: `${DECISION} [data-part="pay"], ${DECISION} ${CONFIRM}`, says: 'panel' },
          { at: 'button[data-action="build"]', tab: 'board' },
        ],
        facts: (table: AtTable): Facts => {
          const site = viewOf(table).players[seatOf(table)]?.construction;
          return site?.kind === 'wonder'
            ? { tile: tileName(site), stone: site.stone, gives: tileGives(site) }
            : { tile: '', stone: 0, gives: '' };
        },
      },
    ],
  },
  {
    id: 'ending',
    lessons: [
      {
        id: 'event',
        points: () => [{ at: '[data-spot="famine"], [data-spot="war"]', tab: 'board' }],
        facts: (table: AtTable): Facts => ({ event: tileName(viewOf(table).event), ...asked(table) }),
      },
      { id: 'pass', done: passed, points: () => [{ at: '[data-spot="pass"]' }] },
      settling('books', (table, happened) =>
        own(table, happened, 'BooksUsed').some((event) => event.gained > 0),
      ),
      settling('famine', (table, happened) => own(table, happened, 'Famine').some((event) => event.fed)),
      settling('war', (table, happened) => own(table, happened, 'War').some((event) => event.won)),
      {
        id: 'age',
        points: (table) => [
          { at: '[data-age-end] [data-continue]', says: 'panel', onward: true },
          { at: `[data-spot="points-${seatOf(table)}"]`, tab: 'nation' },
        ],
        facts: (table: AtTable): Facts => ({
          points: viewOf(table).players[seatOf(table)]?.points ?? 0,
          age: AGES[viewOf(table).age - 1] ?? '',
        }),
      },
    ],
  },
];

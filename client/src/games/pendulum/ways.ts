/** The ways in which a worker can act: boxes under its frame, and stratagems that change the action. */

import type { Act, BoldAct, PendulumView, PlayerView } from '@/wire/pendulum';
import { actionNamed, boxAction, DATA, type Amounts, type Area, type Gain, type Row } from './data';
import { plus, sum, times, workedOut } from './forecast';

/** A box on the board. */
export interface Spot {
  readonly area: Area;
  readonly row: Row;
  readonly box: number;
}

export interface Way extends Spot {
  readonly move: Act | BoldAct;
  readonly actions: readonly string[];
  readonly cost: Amounts;
  readonly gain: Gain;
}

function way(player: PlayerView, move: Act | BoldAct, side: PendulumView['side'], area: Area, row: Row): Way {
  const actions = [boxAction(side, area, row, move.box)];
  if (move.type === 'Act' && move.also !== null) actions.push(boxAction(side, area, row, move.also));
  if (move.type === 'Act' && move.twice) actions.push(...actions);
  const all = actions.map(actionNamed);
  const cost = plus(...all.map((each) => each.cost), times({ gold: DATA.waived }, -move.waive));
  const gain = sum(...all.map((each) => workedOut(player, each.gain)));
  return { move, area, row, box: move.box, actions, cost, gain };
}

export function at(spot: Spot | null): (way: Spot) => boolean {
  return (way) => !spot || (way.area === spot.area && way.row === spot.row && way.box === spot.box);
}

/** Everything a worker can do now, the plain ways first. */
export function waysOf(view: PendulumView, seat: number, worker: number): Way[] {
  const player = view.players[seat];
  const place = player?.workers[worker]?.place;
  if (!player) return [];
  return view.moves
    .flatMap((move) => {
      if (move.type === 'BoldAct' && move.worker === worker)
        return [way(player, move, view.side, move.area, move.row)];
      return move.type === 'Act' && move.worker === worker && place
        ? [way(player, move, view.side, place.area, place.row)]
        : [];
    })
    .sort((a, b) => cards(a) - cards(b));
}

function cards({ move }: Way): number {
  return move.type === 'BoldAct' ? 8 + move.waive : move.waive + (move.twice || move.also !== null ? 4 : 0);
}

export function isPlain({ move }: Way): boolean {
  return move.type === 'Act' && !move.waive && !move.twice && move.also === null;
}

/** Where on the table a move takes place. */

import type { Move, PendulumView } from '@/wire/pendulum';

export function spots(move: Move, view: PendulumView): string[] {
  const own = view.seat ?? 0;
  switch (move.type) {
    case 'Place':
      return [`frame-${move.area}-${move.row}-${move.frame}`];
    case 'BoldAct':
      return [`box-${move.area}-${move.row}-${move.box}`];
    case 'Act': {
      const place = view.players[own]?.workers[move.worker]?.place;
      return place ? [`box-${place.area}-${place.row}-${move.box}`] : [];
    }
    case 'Flip':
      return [`timer-${move.timer}`];
    case 'PlayStratagem':
    case 'Recall':
      return [`card-${move.card}`];
    case 'Claim':
      return ['achievement'];
    case 'Conquer':
    case 'Refill':
      return ['provinces'];
    case 'Slot':
      return [`slot-${move.colour}`];
    case 'Step':
    case 'Swap':
      return [`tracks-${own}`];
    default:
      return [];
  }
}

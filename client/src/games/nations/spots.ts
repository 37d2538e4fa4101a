/** Where on the table a move takes place. */

import type { Move, NationsView } from '@/wire/nations';

export function spots(move: Move, view: NationsView): string[] {
  const own = view.seat ?? view.to_act[0] ?? 0;
  switch (move.type) {
    case 'Buy':
      return [`place-${move.place}`];
    case 'Build': {
      const wonder = view.players[own]?.construction;
      return wonder ? [`tile-${wonder.id}`] : [];
    }
    case 'Replace':
      return [`slot-${own}-${move.slot}`];
    case 'Pass':
    case 'Decline':
      return [];
    default:
      return [`tray-${own}`];
  }
}

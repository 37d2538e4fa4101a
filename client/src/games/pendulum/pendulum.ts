import { t } from '@/shared/text.svelte';
import type { Event, Move, PendulumView } from '@/wire/pendulum';
import type { Game, View } from '../game';
import { inWords } from './inWords';
import { narrated } from './narrated';
import { progress } from './progress';
import Result from './Result.svelte';
import { speech } from './speech';
import Table from './Table.svelte';

/** With fills of the colours that the tracks have everywhere. */
const SOURCES = [
  { key: 'power', fill: 2 },
  { key: 'prestige', fill: 0 },
  { key: 'popularity', fill: 6 },
  { key: 'legendary', fill: 3 },
];
/** Steps on the way to something that has a line of its own. */
const MINOR = new Set(['Produced', 'SaidReady', 'TookReadyBack', 'Slotted']);

const pendulumView = (view: View): PendulumView => view as PendulumView;

/** Where on the table a move takes place. */
function spots(move: Move, view: PendulumView): string[] {
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

export const pendulum: Game = {
  Table,
  Result,
  timed: true,
  endsAtTable: true,
  texts: ['pendulum', 'pendulum-rules', 'client-pendulum'],
  ...speech,
  minor: MINOR,
  spots: (move, view) => spots(move as Move, pendulumView(view)),
  narrated: (event) => narrated(event as Event),
  moment: (view) => String(pendulumView(view).round),
  inWords,
  progress: (view) => progress(pendulumView(view)),
  sources: () => SOURCES.map(({ key, fill }) => ({ key, fill, name: t(`pendulum-source-${key}`) })),
  result: (view) => pendulumView(view).result,
  why: (table) => {
    const { result, automas, seat } = pendulumView(table.view);
    if (!result) return '';
    const [winner] = result.winners;
    return t('client-pendulum-why', {
      winner: winner === undefined ? '' : (table.names[winner] ?? ''),
      won: winner === undefined ? (automas ? 'automas' : 'no') : winner === seat ? 'you' : 'yes',
      reason: t(`pendulum-reason-${result.reason}`),
    });
  },
};

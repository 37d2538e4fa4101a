import { t } from '@/shared/text.svelte';
import type { Event, Move, PendulumView } from '@/wire/pendulum';
import type { Game, View } from '../game';
import { inWords } from './inWords';
import { narrated } from './narrated';
import { progress } from './progress';
import Result from './Result.svelte';
import { speech } from './speech';
import { spots } from './spots';
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

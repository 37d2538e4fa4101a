import type { Event, Move, NationsView } from '@/wire/nations';
import components from '@/wire/nations-components.json';
import { t } from '@/shared/text.svelte';
import { whose, type Game, type View } from '../game';
import { inWords } from './inWords';
import { narrated } from './narrated';
import Table from './Table.svelte';
import { AGES, progress } from './progress';
import { speech } from './speech';

const SOURCES = ['books', 'famine', 'war', 'developments', 'advisor', 'colonies', 'wonders'];
/** Steps on the way to something that has a line of its own. */
const MINOR = new Set(['Chosen', 'RerollUsed']);

const nationsView = (view: View): NationsView => view as NationsView;

/** Where on the table a move takes place. */
function spots(move: Move, view: NationsView): string[] {
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

export const nations: Game = {
  Table,
  endsAtTable: true,
  texts: ['nations', 'nations-tiles', 'nations-rules', 'client-nations'],
  ...speech,
  minor: MINOR,
  spots: (move, view) => spots(move as Move, nationsView(view)),
  narrated: (event, earlier) => narrated(event as Event, earlier as readonly Event[]),
  moment: (view) => AGES[nationsView(view).age - 1] ?? '',
  inWords,
  progress: (view) => progress(nationsView(view)),
  scores: (view) => nationsView(view).players.map((player) => player.score),
  sources: () => SOURCES.map((key, fill) => ({ key, fill, name: t(`nations-source-${key}`) })),
  result: (view) => nationsView(view).result,
  alone: (table) => {
    const { result } = nationsView(table.view);
    const fame = result?.hall_of_fame ?? 'none';
    return t('client-nations-alone', {
      count: result?.scores[0] ?? 0,
      fame,
      name: t(`nations-fame-${fame}`),
    });
  },
  why: (table) => {
    const { result } = nationsView(table.view);
    if (!result) return '';
    const [first = 0, second] = result.ranking;
    if (second === undefined) {
      const next = components.hall_of_fame.findLast(({ least }) => least > (result.scores[0] ?? 0));
      return t('client-nations-why-solo', {
        next: next?.name ?? 'none',
        least: next?.least ?? 0,
        name: next ? t(`nations-fame-${next.name}`) : '',
      });
    }
    const lead = (result.scores[first] ?? 0) - (result.scores[second] ?? 0);
    const facts = { count: result.scores[first] ?? 0, lead, ...whose(table, second) };
    return t(lead ? 'client-nations-why-lead' : 'client-nations-why-tie', facts);
  },
};

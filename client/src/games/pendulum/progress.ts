import { t } from '@/shared/text.svelte';
import type { PendulumView } from '@/wire/pendulum';
import type { Progress } from '../game';
import { DATA } from './data';

export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];
const COUNCIL = ['rewards', 'trimming'];

export function progress(view: PendulumView): Progress {
  const council = COUNCIL.includes(view.phase);
  const facts = { round: Math.max(1, view.round), of: DATA.rounds };
  return {
    label: t(council ? 'client-pendulum-after-round' : 'client-pendulum-round-of', facts),
    short: t('client-pendulum-round', facts),
    now: view.phase === 'over' ? DATA.rounds + 1 : facts.round,
    of: DATA.rounds,
  };
}

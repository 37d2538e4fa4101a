/** What the person at this seat is told in the bar. */

import { t, type Facts } from '@/shared/text.svelte';
import type { PendulumView } from '@/wire/pendulum';
import { clockText, LAST_SECONDS } from './board/clock.svelte';
import type { Area } from './data';
import type { Play } from './play.svelte';
import { promptWords } from './speech';
import { capital, seatName, word } from './words';
import { caughtIn, numeral } from './mat/workers';

/** The time that is left, for a sentence that has other words when it is over. */
export const timeLeft = (left: number): Facts => ({ seconds: Math.ceil(left / 1000), time: clockText(left) });

export interface Endangered {
  readonly worker: number;
  readonly area: Area;
  readonly left: number;
}

/** The own worker that a flip will catch first, in the last seconds. */
export function endangered(play: Play): Endangered | null {
  if (play.seat === null) return null;
  const soon = play.player.workers.flatMap((each, worker) => {
    const left = caughtIn(play.view, each, (area) => play.left(area));
    return each.place && left !== null && left <= LAST_SECONDS
      ? [{ worker, area: each.place.area, left }]
      : [];
  });
  return soon.sort((a, b) => a.left - b.left)[0] ?? null;
}

/** What wants an answer; null if nothing does. */
function pressing(play: Play, danger: Endangered | null): string | null {
  const { view, player, table } = play;
  if (play.choosing) return promptWords(table);
  const caught = danger
    ? t('client-pendulum-prompt-caught', {
        number: numeral(player, danger.worker),
        area: capital(word(danger.area)),
        ...timeLeft(danger.left),
      })
    : null;
  if (play.chosen !== null) {
    const kind = play.planning ? 'plan' : 'place';
    const place = t(`client-pendulum-prompt-${kind}`, { number: numeral(player, play.chosen) });
    return caught !== null && danger?.worker === play.chosen ? `${place} ${caught}` : place;
  }
  if (caught !== null) return caught;
  if (view.turn !== null && view.turn !== play.seat)
    return t('client-pendulum-prompt-turn', { player: seatName(view.turn, table.names) });
  return null;
}

export function promptOf(play: Play, danger: Endangered | null): string {
  const now = play.seat === null || play.view.phase === 'over' ? null : pressing(play, danger);
  return now ?? promptWords(play.table);
}

/** The same for a phone: what is to be decided stands beside the options; while nothing presses, how far the
 * council is. */
export function shortPromptOf(play: Play, danger: Endangered | null): string {
  const { view } = play;
  if (play.choosing) return t('client-pendulum-prompt-decide');
  if (play.chosen !== null) return t('client-pendulum-prompt-tap');
  if (view.phase !== 'round' || !view.timed || pressing(play, danger) !== null) return promptOf(play, danger);
  return capital(flipsToCouncil(view));
}

export function flipsToCouncil(view: PendulumView): string {
  const count = (view.markers['top'] ?? 0) + (view.markers['bottom'] ?? 0);
  return t('client-pendulum-note-markers', { count });
}

/** What the person at this seat is told in the bar. */

import { t, type Facts } from '@/shared/text.svelte';
import type { PendulumView } from '@/wire/pendulum';
import { clockText } from './board/clock.svelte';
import type { Area } from './data';
import type { Play } from './play.svelte';
import { promptWords } from './speech';
import { capital, seatName, word } from './words';
import { numeral } from './mat/workers';

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
    const left = play.caughtIn(each);
    return each.place && left !== null ? [{ worker, area: each.place.area, left }] : [];
  });
  return soon.sort((a, b) => a.left - b.left)[0] ?? null;
}

/** What wants an answer; null if nothing does. */
function pressing(play: Play, danger: Endangered | null, touch: boolean): string | null {
  const { view, player, table } = play;
  if (play.choosing) return promptWords(table);
  const caught = danger
    ? t('client-pendulum-prompt-caught', {
        number: numeral(player, danger.worker),
        area: capital(word(danger.area)),
        ...timeLeft(danger.left),
      })
    : null;
  // What is chosen by itself has no key yet, and what the game asks for says it better.
  const said = play.chosen !== null && (touch || !play.byItself);
  const chosen = said && play.chosen !== null ? choosingWords(play, play.chosen, touch) : null;
  if (chosen !== null && danger?.worker === play.chosen) return `${chosen} ${caught ?? ''}`;
  if (chosen !== null && !play.byItself) return chosen;
  if (caught !== null || chosen !== null) return caught ?? chosen;
  if (view.turn !== null && view.turn !== play.seat)
    return t('client-pendulum-prompt-turn', { player: seatName(view.turn, table.names) });
  return null;
}

function choosingWords(play: Play, worker: number, touch: boolean): string {
  const place = touch ? 'client-pendulum-tap' : 'client-pendulum-prompt-place';
  const plan = touch ? 'client-pendulum-tap-plan' : 'client-pendulum-prompt-plan';
  return t(play.planning ? plan : place, { number: numeral(play.player, worker) });
}

/** For a finger there are no keys and little room. */
export function promptOf(play: Play, danger: Endangered | null, touch = false): string {
  const { view } = play;
  if (play.seat === null && view.phase === 'round')
    return view.timed
      ? t('client-pendulum-phase-round')
      : t('client-pendulum-untimed', { space: view.space ?? 1 });
  const now = play.seat === null || view.phase === 'over' ? null : pressing(play, danger, touch);
  return now ?? promptWords(play.table);
}

/** How far the council is, while sand runs. */
export function untilCouncil(view: PendulumView): string {
  return view.phase === 'round' && view.timed ? capital(flipsToCouncil(view)) : '';
}

/** The time markers that are left: the purple flips until the council. */
export function marked(view: PendulumView): number {
  return (view.markers['top'] ?? 0) + (view.markers['bottom'] ?? 0);
}

export function flipsToCouncil(view: PendulumView): string {
  return t('client-pendulum-note-markers', { count: marked(view) });
}

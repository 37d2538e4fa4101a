/** What the person at this seat is told in the bar. */

import { joined, t, type Facts } from '@/shared/text.svelte';
import type { PendulumView, WorkerView } from '@/wire/pendulum';
import { clockText } from './board/clock.svelte';
import { AREAS, type Area } from './data';
import type { Play } from './play.svelte';
import { promptWords } from './speech';
import { capital, cardName, seatName, word } from './words';
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

/** The question that has to be answered before anything else can be done; null if there is none. */
export function questionOf(play: Play): string | null {
  const { panel } = play;
  if (play.choosing) return promptWords(play.table);
  if (panel?.type === 'act')
    return t('client-pendulum-how-act', { number: numeral(play.player, panel.worker) });
  if (panel?.type === 'play') return t('client-pendulum-pay-with', { card: cardName(panel.card) });
  return panel ? t('client-pendulum-how-claim') : null;
}

/** What wants an answer; null if nothing does. */
function pressing(play: Play, danger: Endangered | null, touch: boolean): string | null {
  const { view, player, table } = play;
  const question = questionOf(play);
  if (question !== null) return question;
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

/** In a round: what one's own workers can do, the most urgent of it, or what they wait for. */
function roundWords(play: Play, brief: boolean): string | null {
  const { view, player } = play;
  if (view.phase !== 'round' || player.done) return null;
  const movable = new Set(play.find('Place').map((move) => move.worker));
  const said = (id: string, can: (worker: number, state: WorkerView['state']) => boolean): string[] => {
    const numbers = player.workers.flatMap((each, worker) =>
      can(worker, each.state) ? [numeral(player, worker)] : [],
    );
    const list = joined(numbers.sort().map(String));
    return numbers.length ? [t(id, { count: numbers.length, list })] : [];
  };
  const acts = (worker: number): boolean => play.ways(worker).length > 0;
  const can = [
    ...said('client-pendulum-prompt-act', (worker, state) => state === 'ready' && acts(worker)),
    ...said(
      'client-pendulum-prompt-move',
      (worker, state) => (state === 'available' || state === 'free') && movable.has(worker),
    ),
  ];
  if (can.length) return can.slice(0, brief ? 1 : can.length).join(' ');
  const cannot = said('client-pendulum-prompt-cannot', (_, state) => state === 'ready');
  return [...cannot, waitingWords(play, cannot.length === 0)].join(' ');
}

/** What one's own workers wait for: without active timers, that all are ready; else a flip that can be made now, or the
 * first of their own timers to run out, which says enough if all of them wait. */
function waitingWords(play: Play, allWait: boolean): string {
  if (!play.view.timed) return t('client-pendulum-prompt-onward');
  const empty = AREAS.filter((area) => play.mayFlip(area));
  if (empty.length)
    return t('client-pendulum-prompt-flip', {
      count: empty.length,
      list: capital(joined(empty.map(word))),
    });
  const [next] = AREAS.filter((area) => play.player.workers.some((each) => each.place?.area === area))
    .map((area) => ({ area, left: play.left(area) ?? Infinity }))
    .sort((a, b) => a.left - b.left);
  return next && allWait
    ? t('client-pendulum-prompt-waits', { area: word(next.area) })
    : promptWords(play.table);
}

const whoseMat = ({ table, shown }: Play): string =>
  t('client-pendulum-mat-of', { player: table.names[shown] ?? '' });

/** For a finger there are no keys and little room. */
export function promptOf(play: Play, danger: Endangered | null, touch = false, brief = false): string {
  const { view } = play;
  if (play.seat === null && view.phase === 'round') {
    const going = view.timed
      ? t('client-pendulum-phase-round')
      : t('client-pendulum-untimed', { space: view.space ?? 1 });
    // A phone has no room for a name beside the mat.
    return touch ? `${going} · ${whoseMat(play)}` : going;
  }
  if (play.seat === null || view.phase === 'over') return promptWords(play.table);
  return pressing(play, danger, touch) ?? roundWords(play, brief) ?? promptWords(play.table);
}

/** How far the council is, while sand runs. */
export function untilCouncil(view: PendulumView): string {
  return view.phase === 'round' && view.timed ? capital(flipsToCouncil(view)) : '';
}

export function flipsToCouncil(view: PendulumView): string {
  return t('client-pendulum-note-markers', { count: view.flips_left });
}

/** Why something is not possible now, in the words the server would use. */

import { t, type Facts } from '@/shared/text.svelte';
import type { Why } from '@/shared/tip.svelte';
import type { PendulumView, PlayerView } from '@/wire/pendulum';
import { achievementNamed, cardNamed, characterNamed, type Amounts } from './data';
import { covers, missing } from './forecast';
import { amountsWords } from './words';
import { everyone, hasTimer, inPlay, sameFrame, type Target } from './mat/workers';

export function refused(reason: string, rule: string, facts?: Facts): Why {
  return { sentence: t(`pendulum-refused-${reason}`, facts), rule: `pendulum.${rule}` };
}

export function short(cost: Amounts, player: PlayerView, rule: string): Why {
  return {
    sentence: t('client-pendulum-short', { list: amountsWords(missing(player, cost)) }),
    rule: `pendulum.${rule}`,
  };
}

/** Why a seat can do nothing at all at the moment, if so. */
function held(view: PendulumView, seat: number): Why | null {
  const player = view.players[seat];
  if (player?.choosing) return refused('unfinished', 'WRK-10');
  if (view.turn !== null && view.turn !== seat) return refused('not-your-turn', 'COU-2');
  return null;
}

/** Null if this worker of the seat may enter the frame now. */
export function whyNotPlace(view: PendulumView, seat: number, worker: number, target: Target): Why | null {
  const may = view.moves.some(
    (move) => move.type === 'Place' && move.worker === worker && sameFrame(move, target),
  );
  const player = view.players[seat];
  const chosen = player?.workers[worker];
  if (may || !player || !chosen) return null;
  const waits = held(view, seat);
  if (waits) return waits;
  if (view.phase === 'opening') return refused('opening', 'SET-9');
  if (view.phase === 'starting') return refused('before-the-flip', 'SET-9');
  if (!inPlay(chosen)) return refused('not-in-play', 'WRK-12');
  if (chosen.state === 'stuck' || chosen.state === 'ready') return refused('stuck', 'WRK-1');
  if (hasTimer(view, target.area, target.row)) return refused('timer-there', 'WRK-1');
  const { place } = chosen;
  if (
    place &&
    place.box === null &&
    place.frame !== null &&
    sameFrame({ ...place, frame: place.frame }, target)
  )
    return refused('already-there', 'WRK-1');
  const there = everyone(view).filter(
    (each) => each.place.box === null && sameFrame({ ...each.place, frame: each.place.frame ?? 0 }, target),
  );
  if (player.worker_rule && there.some((each) => each.seat === seat))
    return refused('own-worker-there', 'ADV-2');
  return refused('frame-taken', 'WRK-3');
}

export function whyNotClaim(view: PendulumView, seat: number): Why | null {
  const player = view.players[seat];
  if (!player || view.moves.some((move) => move.type === 'Claim')) return null;
  if (player.claimed) return refused('claimed-already', 'ACH-2');
  const waits = held(view, seat);
  if (waits) return waits;
  const { need } = achievementNamed(view.achievement);
  return covers(player, need) ? notNow(view) : short(need, player, 'ACH-1');
}

export function whyNotPlay(view: PendulumView, seat: number, id: string): Why | null {
  const player = view.players[seat];
  if (!player || view.moves.some((move) => move.type === 'PlayStratagem' && move.card === id)) return null;
  const waits = held(view, seat);
  if (waits) return waits;
  const card = cardNamed(id);
  if (
    ['waive', 'adjacent', 'double_action', 'double_claim', 'bold_placement', 'claim'].includes(
      card.special ?? '',
    )
  )
    return refused('never-alone', 'STR-16');
  if (!covers(player, card.cost)) return short(card.cost, player, 'STR-1');
  return ['round', 'called'].includes(view.phase) ? refused('no-object', 'ECO-9') : notNow(view);
}

export function whyNotPickUp(view: PendulumView, seat: number): Why | null {
  const player = view.players[seat];
  if (!player || view.moves.some((move) => move.type === 'PickUp')) return null;
  const waits = held(view, seat);
  if (waits) return waits;
  if (!player.discard.length) return refused('nothing-discarded', 'ECO-9');
  const cost = characterNamed(player.character).pick_up;
  return covers(player, cost) ? notNow(view) : short(cost, player, 'STR-2');
}

function notNow(view: PendulumView): Why {
  if (view.phase === 'opening') return refused('opening', 'SET-9');
  if (view.phase === 'starting') return refused('before-the-flip', 'SET-9');
  return view.phase === 'placing' ? refused('only-placing', 'COU-13') : refused('council', 'COU-3');
}

/** COU-5 to COU-10: null if the seat could take this reward. */
export function whyNotReward(view: PendulumView, seat: number, id: string): Why | null {
  const player = view.players[seat];
  if (!player) return null;
  const card = cardNamed(id);
  if (card.gain.grande) {
    if (player.workers.filter((worker) => worker.grande && inPlay(worker)).length > 1)
      return refused('two-grandes', 'COU-7');
    if (!player.workers.some((worker) => !worker.grande && inPlay(worker)))
      return refused('not-a-common', 'COU-7');
  }
  if (card.gain.raise_limit && player.limit_card) return refused('limit-raised-already', 'COU-8');
  if (card.gain.legendary && player.tracks['legendary']) return refused('legendary-already', 'COU-10');
  if (card.kind === 'immediate' && !covers(player, card.cost)) return short(card.cost, player, 'COU-10');
  return null;
}

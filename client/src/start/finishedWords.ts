/** A finished game in words. */

import type { Finished } from '@/server/api';
import { botName } from '@/shared/level';
import { find, t } from '@/shared/text.svelte';
import { day } from './day';

export function titleOf(match: Finished): string {
  return match.name || t(`${match.game}-title`);
}

/** Who won, and how. */
function summary(match: Finished): string {
  const named = (seat: Finished['seats'][number]): string =>
    (seat.bot ? botName(seat.seat) : seat.name) || t('client-seat-number', { seat: seat.seat + 1 });
  const ranked = [...match.seats].sort((a, b) => a.place - b.place);
  const [first] = ranked;
  const scores = ranked.map((seat) => seat.score).join('\u00a0:\u00a0');
  const winner = first ? named(first) : '';
  if (ranked.length === 1) return t('client-score-alone', { player: winner, score: first?.score ?? 0 });
  return t(first?.won ? 'client-score-line' : 'client-score-nobody', { winner, scores });
}

export function aboutFinished(match: Finished): string {
  return t('client-about-finished', {
    game: find(`${match.game}-title-short`) ?? t(`${match.game}-title`),
    score: summary(match),
    day: day(match.ended),
    imported: match.imported ? 'yes' : 'no',
  });
}

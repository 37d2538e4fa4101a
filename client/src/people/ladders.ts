/** People are rated apart by game and, where time may run, by whether it does. */

import { find, t } from '@/shared/text.svelte';
import type { LadderRating } from '@/wire/http';

export function ladderName(ladder: string): string {
  const [game = '', tempo] = ladder.split('-');
  const name = find(`${game}-title-short`) ?? find(`${game}-title`) ?? game;
  return tempo ? t('people-ladder', { game: name, tempo: t(`people-tempo-${tempo}`) }) : name;
}

/** How sure a rating is. */
export function aboutRating({ spread, matches, uncertain }: LadderRating): string {
  return t('people-rating-about', { spread, matches, uncertain: uncertain ? 'yes' : 'no' });
}

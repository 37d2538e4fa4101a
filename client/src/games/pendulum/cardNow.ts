/** What a card would bring as things stand. */

import { t } from '@/shared/text.svelte';
import type { PlayerView } from '@/wire/pendulum';
import { cardNamed } from './data';
import { amountsWords } from './words';

/** Its production in amounts, and what of it would be lost; empty if the card says it all. */
export function cardNow(player: PlayerView, id: string, lost: number): string {
  const { produce } = cardNamed(id).gain;
  const produced = produce && player.production[produce]?.gain;
  return [
    ...(produced ? [t('client-pendulum-now', { list: amountsWords(produced) })] : []),
    ...(lost ? [t('client-pendulum-now-lost', { count: lost })] : []),
  ].join(' ');
}

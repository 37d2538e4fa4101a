/** What a card would bring as things stand. */

import { t } from '@/shared/text.svelte';
import type { PlayerView } from '@/wire/pendulum';
import { cardNamed } from './data';
import { lost, workedOut } from './forecast';
import { amountsWords } from './words';

/** Its production in amounts, and what of it the limits would take; empty if the card says it all. */
export function cardNow(player: PlayerView, id: string): string {
  const { cost, gain } = cardNamed(id);
  const now = workedOut(player, gain);
  const over = lost(player, now, cost);
  return [
    ...(gain.produce ? [t('client-pendulum-now', { list: amountsWords(now) })] : []),
    ...(over ? [t('client-pendulum-now-lost', { count: over })] : []),
  ].join(' ');
}

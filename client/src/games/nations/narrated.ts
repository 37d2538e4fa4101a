/** What is told of Nations as it happens: the acts, not their parts. */

import { t } from '@/shared/text.svelte';
import type { Event } from '@/wire/nations';
import type { Narrated } from '../game';

export function narrated(event: Event, earlier: readonly Event[]): Narrated | null {
  switch (event.type) {
    case 'Bought':
      return { spots: [`place-${event.place}`, `seat-${event.seat}`], cost: costOf(event.seat, earlier) };
    case 'Built':
      return { spots: [`seat-${event.seat}`], cost: costOf(event.seat, earlier) };
    case 'Rolled':
      return event.why === 'reroll' ? { spots: [`seat-${event.seat}`], brief: true } : null;
    case 'Passed':
    case 'BooksUsed':
      return { spots: [`seat-${event.seat}`] };
    case 'Famine':
      return { spots: ['famine', `points-${event.seat}`] };
    case 'War':
      return { spots: ['war', `points-${event.seat}`] };
    case 'OpponentTook':
      return { spots: event.place === null ? ['opponent'] : [`place-${event.place}`] };
    case 'OpponentRead':
      return { spots: ['opponent'] };
    case 'BooksScored':
    case 'OrderSet':
    case 'AgeBegan':
    case 'Ended':
      return { spots: [] };
    default:
      return null;
  }
}

/** What the player paid last. */
function costOf(seat: number, earlier: readonly Event[]): Narrated['cost'] {
  const paid = earlier.findLast((event) => event.type === 'Paid' && event.seat === seat);
  if (paid?.type !== 'Paid') return undefined;
  return { amount: paid.amount, icon: paid.symbol, name: t(`nations-${paid.symbol}`) };
}

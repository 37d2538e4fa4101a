/** What privilege decided in an update, told to both sides (CLM-2, CLM-5). */

import { t } from '@/shared/text.svelte';
import type { Event } from '@/wire/pendulum';

export interface Decided {
  readonly seat: number;
  readonly sentence: string;
  readonly rule: string;
  /** Whether it went against the viewer. */
  readonly against: boolean;
}

export function decided(events: readonly Event[], names: readonly string[], own: number | null): Decided[] {
  return events.flatMap((event): Decided[] => {
    if (event.type === 'Coincided')
      return [
        {
          seat: event.seat,
          sentence: t('pendulum-event-Coincided', { player: names[event.seat] ?? '', move: event.move.type }),
          rule: 'pendulum.CLM-5',
          against: false,
        },
      ];
    if (event.type !== 'TakenBack') return [];
    const side = event.seat === own ? 'lost' : event.by === own ? 'won' : 'other';
    return [
      {
        seat: event.by,
        sentence: t('client-pendulum-decided', {
          side,
          player: names[event.seat] ?? '',
          by: names[event.by] ?? '',
          command: t('pendulum-command', { move: event.move.type }),
        }),
        rule: 'pendulum.CLM-2',
        against: side === 'lost',
      },
    ];
  });
}

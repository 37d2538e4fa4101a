/** What privilege decided in an update, told to both sides (CLM-2, CLM-5). */

import { t } from '@/shared/text.svelte';
import type { Event, Move, PendulumView } from '@/wire/pendulum';
import type { AtTable } from '../../game';
import { ROMAN } from '../progress';
import { eventWords } from '../speech';
import { provinceName, word } from '../words';

export interface Decided {
  readonly seat: number;
  readonly sentence: string;
  readonly rule: string;
  /** Whether it went against the viewer. */
  readonly against: boolean;
}

/** A command in words, with the place it was about. */
function commandWords(move: Move): string {
  const what = t('pendulum-command', { move: move.type });
  const about =
    'area' in move
      ? word(move.area)
      : 'timer' in move
        ? word(move.timer)
        : 'province' in move
          ? provinceName(move.province)
          : '';
  return about ? t('client-pendulum-command-about', { what, about }) : what;
}

export function decided(events: readonly Event[], table: AtTable): Decided[] {
  const { names } = table;
  const { seat: own, order } = table.view as PendulumView;
  const rank = (seat: number): string => ROMAN[order.indexOf(seat)] ?? '';
  return events.flatMap((event): Decided[] => {
    if (event.type === 'Coincided') {
      // Nothing was lost: the others read it in the log.
      const sentence = eventWords(event, table);
      return event.seat === own
        ? [{ seat: event.seat, sentence, rule: 'pendulum.CLM-5', against: false }]
        : [];
    }
    if (event.type !== 'TakenBack') return [];
    const side = event.seat === own ? 'lost' : event.by === own ? 'won' : 'other';
    return [
      {
        seat: event.by,
        sentence: t('client-pendulum-decided', {
          side,
          player: names[event.seat] ?? '',
          by: names[event.by] ?? '',
          command: commandWords(event.move),
          higher: rank(event.by),
          lower: rank(event.seat),
        }),
        rule: 'pendulum.CLM-2',
        against: side === 'lost',
      },
    ];
  });
}

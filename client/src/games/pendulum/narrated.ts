/** What is told of Pendulum as it happens: the acts, not their parts. */

import type { Event } from '@/wire/pendulum';
import type { Narrated } from '../game';

export function narrated(event: Event): Narrated | null {
  switch (event.type) {
    case 'Placed':
      return { spots: [`frame-${event.area}-${event.row}-${event.frame}`], brief: true };
    case 'Acted':
      return { spots: [`box-${event.area}-${event.row}-${event.box}`], brief: true };
    case 'Flipped':
    case 'AutomaFlipped':
      return { spots: [`timer-${event.timer}`] };
    case 'Claimed':
      return { spots: ['achievement'] };
    case 'Conquered':
    case 'Refilled':
    case 'AutomaRemoved':
      return { spots: ['provinces'] };
    case 'StratagemPlayed':
    case 'PickedUp':
    case 'RewardTaken':
    case 'Promoted':
    case 'ClaimedPrivilege':
      return { spots: [`seat-${event.seat}`] };
    case 'CouncilCalled':
    case 'CouncilBegan':
    case 'AutomaMoved':
    case 'AutomaTook':
    case 'Ended':
      return { spots: [] };
    default:
      return null;
  }
}

/** What can be seen and heard of what happened. */

import { tick } from 'svelte';
import { fly, type Flight } from '@/shared/flight';
import { sound } from '@/shared/sound';
import type { Event } from '@/wire/pendulum';
import { RESOURCES, TRACKS } from './data';

const PITCHES: Readonly<Record<string, number>> = { military: 392, culture: 550, gold: 660, votes: 740 };

export async function show(events: readonly Event[], own: number | null): Promise<void> {
  if (!events.length) return;
  await tick();
  fly(flights(events));
  for (const event of events) hear(event, own);
}

/** Gains fly from the box where they were earned to where they count. */
function flights(events: readonly Event[]): Flight[] {
  let from = '';
  return events.flatMap((event) => {
    if (event.type === 'Acted') from = `box-${event.area}-${event.row}-${event.box}`;
    if (event.type === 'Claimed') from = 'achievement';
    if (event.type === 'Conquered')
      return [{ from: 'provinces', to: `seat-${event.seat}`, icon: 'province' }];
    if (event.type !== 'Gained') return [];
    const start = from || `seat-${event.seat}`;
    return [
      ...[...RESOURCES, 'votes' as const].flatMap((name) =>
        event[name]
          ? [{ from: start, to: `${name}-${event.seat}`, icon: name, text: `+${event[name]}` }]
          : [],
      ),
      ...[...TRACKS, 'legendary' as const].flatMap((name) =>
        event[name] ? [{ from: start, to: `tracks-${event.seat}`, icon: name, text: `+${event[name]}` }] : [],
      ),
    ];
  });
}

function hear(event: Event, own: number | null): void {
  switch (event.type) {
    case 'Flipped':
    case 'AutomaFlipped':
      sound.flip(event.timer);
      break;
    case 'Gained': {
      const [gained] = Object.entries(PITCHES).filter(([name]) => event[name as 'gold'] > 0);
      if (event.seat === own && gained) sound.gain(gained[1]);
      break;
    }
    case 'Placed':
    case 'Acted':
      if (event.seat === own) sound.take();
      break;
    case 'CouncilCalled':
      sound.council();
      break;
    case 'TakenBack':
      if (event.seat === own) sound.against();
      break;
    case 'Ended':
      sound.end();
      break;
  }
}

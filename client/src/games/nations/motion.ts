/** What can be seen and heard of what happened. */

import { tick } from 'svelte';
import { fly, type Flight } from '@/shared/flight';
import { sound } from '@/shared/sound';
import type { Event } from '@/wire/nations';

const PITCHES: Readonly<Record<string, number>> = {
  gold: 660,
  stone: 440,
  food: 550,
  book: 740,
  strength: 392,
};

export async function show(events: readonly Event[], own: number): Promise<void> {
  if (!events.length) return;
  await tick();
  fly(events.flatMap((event) => flights(event)));
  for (const event of events) hear(event, own);
}

function flights(event: Event): Flight[] {
  switch (event.type) {
    case 'Bought':
      return [
        {
          from: `place-${event.place}`,
          to: event.slot === null ? `seat-${event.seat}` : `slot-${event.seat}-${event.slot}`,
          icon: {
            developments: 'development',
            advisor: 'advisor',
            construction: 'wonder',
            colonies: 'colony',
          }[event.to],
        },
      ];
    case 'ChitTaken':
      return [
        { from: `seat-${event.seat}`, to: `tray-${event.seat}`, icon: event.chit, text: `+${event.count}` },
      ];
    case 'BooksUsed':
      return event.gained
        ? [{ from: `tray-${event.seat}`, to: `books-${event.seat}`, icon: 'book', text: `+${event.gained}` }]
        : [];
    case 'BooksScored':
      return event.points.flatMap((points, seat) =>
        points ? [{ from: `books-${seat}`, to: `points-${seat}`, icon: 'vp', text: `+${points}` }] : [],
      );
    case 'Famine':
    case 'War':
      return event.points
        ? [
            {
              from: event.type === 'War' ? 'war' : 'famine',
              to: `points-${event.seat}`,
              icon: 'vp',
              text: `+${event.points}`,
            },
          ]
        : [];
    case 'OpponentTook':
      return event.place === null ? [] : [{ from: `place-${event.place}`, to: 'opponent', icon: 'ban' }];
    case 'OpponentRead':
      return event.gained
        ? [{ from: 'opponent', to: 'books-opponent', icon: 'book', text: `+${event.gained}` }]
        : [];
    default:
      return [];
  }
}

function hear(event: Event, own: number): void {
  switch (event.type) {
    case 'Rolled':
      if (event.seat === own) sound.dice();
      break;
    case 'Bought':
      sound.take();
      break;
    case 'ChitTaken':
      if (event.seat === own) sound.gain(PITCHES[event.chit]);
      break;
    case 'Built':
      sound.wonder();
      break;
    case 'Famine':
    case 'War':
      if (event.seat === own && event.points) sound.gain();
      break;
    case 'Ended':
      sound.end();
      break;
  }
}

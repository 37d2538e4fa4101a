/** How a player stands among others: by books, and alone in the hall of fame. */

import type { NationsView } from '@/wire/nations';
import components from '@/wire/nations-components.json';

/** The names in the hall of fame and the points they ask for, the highest first. */
export const FAME = components.hall_of_fame;

/** The books of all, those of the solo opponent too. */
export function booksOfAll({ players, opponent_books }: NationsView): number[] {
  return [...players.map(({ books }) => books), ...(opponent_books === null ? [] : [opponent_books])];
}

/** The place that so many books would have among all, 1 for the most; ties share the better one. */
export function bookPlace(view: NationsView, own: number): number {
  return 1 + booksOfAll(view).filter((books) => books > own).length;
}

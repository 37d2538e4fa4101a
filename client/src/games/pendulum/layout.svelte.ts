/** How the table is laid out. The first layout that the window has room for is taken, here and nowhere else; styles
 * ask for it by `data-layout`. */

export type Layout = 'desktop' | 'tablet-wide' | 'tablet' | 'phone-wide' | 'phone';

const ROOM: readonly (readonly [Layout, MediaQueryList])[] = [
  ['desktop', matchMedia('(width >= 1280px) and (height >= 600px)')],
  ['tablet-wide', matchMedia('(width >= 1024px) and (height >= 620px)')],
  ['tablet', matchMedia('(width >= 720px) and (height >= 1000px)')],
  ['phone-wide', matchMedia('(orientation: landscape) and (width >= 640px)')],
];
const find = (): Layout => ROOM.find(([, room]) => room.matches)?.[0] ?? 'phone';

const low = matchMedia('(height < 740px)');

const state = $state({ layout: find(), low: low.matches });
for (const [, room] of ROOM) room.addEventListener('change', () => (state.layout = find()));
low.addEventListener('change', () => (state.low = low.matches));

export const layoutNow = (): Layout => state.layout;

/** Whether an upright phone has no room for the tracks beside the board. */
export const isLow = (): boolean => state.low;

/** How an area of the board is drawn: side by side with the others, with little width, or one over the other. */
export type Shape = 'wide' | 'tight' | 'stacked';

export const shapeIn = (layout: Layout): Shape =>
  layout === 'desktop' ? 'wide' : layout === 'phone' ? 'stacked' : 'tight';

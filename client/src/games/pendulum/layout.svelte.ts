/** How the table is laid out. The first layout that the window has room for is taken, here and nowhere else; styles
 * ask for it by `data-layout`. */

import { room } from '@/shared/room.svelte';

export type Layout = 'desktop' | 'tablet-wide' | 'tablet' | 'phone-wide' | 'phone';

export function layoutNow(): Layout {
  const { width, height } = room();
  if (width >= 1280 && height >= 600) return 'desktop';
  if (width >= 1024 && height >= 620 && width > height) return 'tablet-wide';
  if (width >= 720 && height >= 1000) return 'tablet';
  return width >= 640 && width > height ? 'phone-wide' : 'phone';
}

/** Whether an upright phone has no room for the tracks beside the board. */
export function isLow(): boolean {
  return room().height < 740;
}

/** How an area of the board is drawn: side by side with the others, with little width, or one over the other. */
export type Shape = 'wide' | 'tight' | 'stacked';

export const shapeIn = (layout: Layout): Shape =>
  layout === 'desktop' ? 'wide' : layout === 'phone' ? 'stacked' : 'tight';

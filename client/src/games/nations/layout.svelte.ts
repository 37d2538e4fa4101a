/** How the table is laid out. It is chosen here and nowhere else; styles ask for it by `data-layout`. */

import { room } from '@/shared/room.svelte';

export type Layout = 'phone' | 'phone-wide' | 'tablet' | 'tablet-wide' | 'desktop';

export function layoutNow(): Layout {
  const { width, height } = room();
  if (width < 600) return 'phone';
  if (height < 500) return 'phone-wide';
  if (width < 1024) return 'tablet';
  return width < 1280 ? 'tablet-wide' : 'desktop';
}

/** Whether there is room for what is folded away first: captions and tiles one cannot use. */
export function isLow(): boolean {
  const { height } = room();
  return layoutNow() === 'tablet' ? height < 1100 : height < 760;
}

/** Whether a table for a thumb has tabs: the parts do not fit on one screen. */
export function hasTabs(layout: Layout): boolean {
  return layout === 'phone' || layout === 'phone-wide';
}

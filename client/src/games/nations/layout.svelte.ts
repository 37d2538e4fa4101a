/** How the table is laid out. It is chosen here and nowhere else; styles ask for it by `data-layout`. */

import { heightAbove, room } from '@/shared/room.svelte';

export type Layout = 'phone' | 'phone-wide' | 'tablet' | 'tablet-wide' | 'desktop';

export function layoutNow(): Layout {
  const { width, height } = room();
  if (width < 600) return 'phone';
  if (height < 500) return 'phone-wide';
  if (width < 1024) return 'tablet';
  return width < 1280 ? 'tablet-wide' : 'desktop';
}

/** Heights that leave nothing out. */
const ENOUGH: Readonly<Record<Layout, number>> = {
  phone: 760,
  'phone-wide': 340,
  tablet: 1100,
  'tablet-wide': 760,
  desktop: 760,
};

/** Whether there is too little room for what is folded away first: captions, and what is shown elsewhere too. */
export function isLow(): boolean {
  return heightAbove() < ENOUGH[layoutNow()];
}

/** Whether a table for a thumb has tabs: the parts do not fit on one screen. */
export function hasTabs(layout: Layout): boolean {
  return layout === 'phone' || layout === 'phone-wide';
}

/** How large things are drawn. Where sand runs, elements are measured here instead of by container queries: below a
 * container every blur, and removing the focused element, makes the browser lay out the whole page at once. */

import type { Attachment } from 'svelte/attachments';

/** A length that grows with the text: so many pixels at the usual size of it. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

export function sized(tell: (box: DOMRectReadOnly) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) tell(contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}

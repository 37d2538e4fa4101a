/** How large things are drawn. Styles do not ask for it themselves: below a container every blur, and what
 * takes away the element with the focus, would have the whole page laid out at once. */

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

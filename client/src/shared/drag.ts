/** Something carried under the pointer to where it can be let go: by mouse and pen at once, by touch after a short hold. */

import { holdTip } from './tip.svelte';

export interface Carried {
  /** Which elements it can be let go on, as a selector. */
  readonly onto: string;
  /** What is seen under the pointer; without, a copy of the element itself. */
  readonly picture?: Element | null;
  begin?(): void;
  /** Let go over one of them, or elsewhere: null. */
  drop(place: HTMLElement | null): void;
}

const FAR = 6;
const HOLD = 220;

/** Attach to an element. Asked once the pointer has moved; null: it cannot be carried now. */
export function draggable(
  carry: (element: HTMLElement) => Carried | null,
): (element: HTMLElement) => () => void {
  return (element) => {
    let end = (): void => {};
    let carrying = false;

    function down(start: PointerEvent): void {
      if (start.button !== 0 || !start.isPrimary) return;
      end();
      const touch = start.pointerType === 'touch';
      let carried: Carried | null = null;
      let ghost: HTMLElement | null = null;
      let over: HTMLElement | null = null;
      const hold = touch ? setTimeout(() => begin(start), HOLD) : undefined;

      function begin(event: PointerEvent): void {
        carried = carry(element);
        if (!carried) {
          holdTip();
          end();
          return;
        }
        carrying = true;
        document.documentElement.dataset['carrying'] = '';
        ghost = ghostOf(carried.picture ?? element);
        carried.begin?.();
        follow(event);
      }
      function follow(event: PointerEvent): void {
        if (!carried || !ghost) return;
        ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
        const place = document
          .elementFromPoint(event.clientX, event.clientY)
          ?.closest<HTMLElement>(carried.onto);
        if (place === over) return;
        over?.removeAttribute('data-over');
        over = place ?? null;
        over?.setAttribute('data-over', '');
      }
      function move(event: PointerEvent): void {
        if (event.pointerId !== start.pointerId) return;
        const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= FAR;
        if (carried) follow(event);
        else if (far && touch) end();
        else if (far) begin(event);
      }
      function up(event: PointerEvent): void {
        if (event.pointerId !== start.pointerId) return;
        const [done, place] = [carried, over];
        end();
        if (!done) return;
        // The click at the end of a drag does not count as a click.
        const swallow = (click: MouseEvent): void => click.stopPropagation();
        addEventListener('click', swallow, { capture: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
        done.drop(place);
      }
      function cancel(event: PointerEvent | KeyboardEvent): void {
        if ('key' in event ? event.key !== 'Escape' : event.pointerId !== start.pointerId) return;
        const done = carried;
        if (done) event.stopPropagation();
        end();
        done?.drop(null);
      }

      end = () => {
        clearTimeout(hold);
        ghost?.remove();
        over?.removeAttribute('data-over');
        delete document.documentElement.dataset['carrying'];
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', cancel);
        removeEventListener('keydown', cancel, { capture: true });
        carrying = false;
        end = () => {};
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
      addEventListener('keydown', cancel, { capture: true });
    }

    /** While something is carried the page does not scroll, and a held finger opens no menu. */
    const still = (event: Event): void => {
      if (carrying) event.preventDefault();
    };
    // Pictures and links would be carried by the browser itself.
    const none = (event: Event): void => event.preventDefault();
    element.addEventListener('pointerdown', down);
    element.addEventListener('touchmove', still, { passive: false });
    element.addEventListener('contextmenu', still);
    element.addEventListener('dragstart', none);
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('touchmove', still);
      element.removeEventListener('contextmenu', still);
      element.removeEventListener('dragstart', none);
    };
  };
}

function ghostOf(picture: Element): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'carried';
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  const box = picture.getBoundingClientRect();
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.append(picture.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

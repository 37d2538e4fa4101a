/** Whether the pointer moves or the page does. Pages listen from the start, since one may come up under the pointer. */

let last: { readonly x: number; readonly y: number } | null = null;
addEventListener('pointermove', ({ screenX: x, screenY: y }) => (last = { x, y }));

/** Whether the pointer rests: what came under it did so because the page moved. */
export function rests({ screenX, screenY }: PointerEvent): boolean {
  return last?.x === screenX && last.y === screenY;
}

/** Tells where an element is, at once and whenever it has moved, until the returned function is called. */
export function follow(element: Element, tell: (box: DOMRect) => void): () => void {
  let last = '';
  let frame = 0;
  const look = (): void => {
    const box = element.getBoundingClientRect();
    const now = `${box.left} ${box.top} ${box.width} ${box.height}`;
    if (now !== last) tell(box);
    last = now;
    frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

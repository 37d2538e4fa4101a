/** Does it once a second while the page is not seen: there its own timers may rest for a minute, those of a worker do not. */

import Beat from './beat.worker?worker';

export function whileHidden(act: () => void): () => void {
  let beat: Worker | null = null;
  const turn = (): void => {
    beat?.terminate();
    beat = document.hidden ? new Beat() : null;
    if (beat) beat.onmessage = act;
  };
  turn();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    beat?.terminate();
  };
}

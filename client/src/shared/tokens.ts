/** The tokens of the seats: workers and pennants, told apart by colour and band. */

import { PIXELS, shapesOf } from './icons';

/** With the band of the seat; plain, for a numeral or of nobody; or only planned to be there. */
export type Coat = 'band' | 'plain' | 'ghost';

export interface Token {
  readonly shape: 'common' | 'grande' | 'pennant';
  /** From 1; 0 is nobody's. */
  readonly seat: number;
  readonly coat: Coat;
}

const NOBODY = '#9a917f';
const PENNANT = '<path d="M1 1h14v18l-7-5-7 5Z"/>';
const LINES: Readonly<Record<Coat, number>> = { band: 1.1, plain: 1.4, ghost: 1.4 };

const WORKERS = (['common', 'grande'] as const).flatMap((shape) => [
  { shape, seat: 0, coat: 'plain' as const },
  ...(['band', 'plain', 'ghost'] as const).flatMap((coat) =>
    [1, 2, 3, 4, 5].map((seat) => ({ shape, seat, coat })),
  ),
]);
export const TOKENS: readonly Token[] = [
  ...WORKERS,
  ...[1, 2, 3, 4, 5].map((seat) => ({ shape: 'pennant' as const, seat, coat: 'band' as const })),
];

/** The class of what shows it. */
export function tokenClass({ shape, seat, coat }: Token): string {
  return `t-${shape}-${seat}-${coat}`;
}

export function drawnToken({ shape, seat, coat }: Token, colour: (name: string) => string): string {
  const pennant = shape === 'pennant';
  const own = seat ? colour(`seat-${seat}`) : NOBODY;
  let band = '';
  if (coat === 'band') {
    const shapes = shapesOf(`${pennant ? 'pennant' : 'worker'}-${seat}`)
      .join('')
      .replaceAll('var(--seat)', own)
      .replaceAll('var(--band)', colour(`seat-${seat}-band`));
    band = `<pattern id="band" width="24" height="24" patternUnits="userSpaceOnUse">${shapes}</pattern>`;
  }
  const fill = { band: 'url(#band)', plain: own, ghost: 'none' }[coat];
  const stroke = coat === 'ghost' ? `${own}" stroke-dasharray="2.4 1.8` : colour('seat-line');
  const box = pennant ? '0 0 16 20' : '-0.6 -0.6 25.2 25.2';
  const size = `width="${pennant ? PIXELS * 0.8 : PIXELS}" height="${PIXELS}" viewBox="${box}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${band}` +
    `<g fill="${fill}" stroke="${stroke}" stroke-width="${LINES[coat]}" stroke-linejoin="round">` +
    `${pennant ? PENNANT : shapesOf(shape).join('')}</g></svg>`
  );
}

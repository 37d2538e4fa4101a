/** The tokens of the seats: workers and pennants, told apart by colour and band. */

import { shapesOf } from './icons';

/** How a token is painted: with the band of its seat; plain, under a numeral or for nobody; or as only planned. */
export type Coat = 'band' | 'plain' | 'ghost';

interface Token {
  readonly shape: 'common' | 'grande' | 'pennant';
  /** Null is nobody's. */
  readonly seat: number | null;
  readonly coat: Coat;
}

const SEATS = [0, 1, 2, 3, 4];
const NOBODY = '#9a917f';
const PENNANT = '<path d="M1 1h14v18l-7-5-7 5Z"/>';
const LINES: Readonly<Record<Coat, number>> = { band: 1.1, plain: 1.4, ghost: 1.4 };
/** Enough for the largest on a screen of three dots a pixel. */
const PIXELS = 132;

const WORKERS = (['common', 'grande'] as const).flatMap((shape) => [
  { shape, seat: null, coat: 'plain' as const },
  ...(['band', 'plain', 'ghost'] as const).flatMap((coat) => SEATS.map((seat) => ({ shape, seat, coat }))),
]);
export const TOKENS: readonly Token[] = [
  ...WORKERS,
  ...SEATS.map((seat) => ({ shape: 'pennant' as const, seat, coat: 'band' as const })),
];

/** The class of what shows it. */
export function tokenClass({ shape, seat, coat }: Token): string {
  return `t-${shape}-${seat === null ? 'nobody' : seat + 1}-${coat}`;
}

export function drawnToken({ shape, seat, coat }: Token, colour: (name: string) => string): string {
  const pennant = shape === 'pennant';
  const number = (seat ?? 0) + 1;
  const own = seat === null ? NOBODY : colour(`seat-${number}`);
  let band = '';
  if (coat === 'band') {
    const shapes = shapesOf(`${pennant ? 'pennant' : 'worker'}-${number}`)
      .join('')
      .replaceAll('var(--seat)', own)
      .replaceAll('var(--band)', colour(`seat-${number}-band`));
    band = `<pattern id="band" width="24" height="24" patternUnits="userSpaceOnUse">${shapes}</pattern>`;
  }
  const fill = { band: 'url(#band)', plain: own, ghost: 'none' }[coat];
  const stroke = coat === 'ghost' ? own : colour('seat-line');
  const dashes = coat === 'ghost' ? 'stroke-dasharray="2.4 1.8"' : '';
  const box = pennant ? '0 0 16 20' : '-0.6 -0.6 25.2 25.2';
  const size = `width="${pennant ? PIXELS * 0.8 : PIXELS}" height="${PIXELS}" viewBox="${box}"`;
  const line = `stroke="${stroke}" stroke-width="${LINES[coat]}" stroke-linejoin="round" ${dashes}`;
  const outline = pennant ? PENNANT : shapesOf(shape).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${band}<g fill="${fill}" ${line}>${outline}</g></svg>`;
}

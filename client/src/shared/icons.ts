/**
 * The icons. Those with colours of their own are pictures; the others take the colour of the words beside them,
 * which only a drawing can.
 */

import source from '@/style/icons.svg?raw';

/** By icon: the colour that stands for it. */
export const TINCTURES: Readonly<Record<string, string>> = {
  military: 'mil',
  culture: 'cul',
  gold: 'gold',
  votes: 'vote',
  power: 'mil',
  prestige: 'cul',
  popularity: 'gold',
  legendary: 'leg',
  waive: 'gold',
};
const MOTLEY = ['any', 'step', 'slot-brown', 'slot-red', 'slot-blue', 'slot-yellow'];
export const PICTURES: ReadonlySet<string> = new Set([...Object.keys(TINCTURES), ...MOTLEY]);
const CUT = 'var(--cut,#fff)';
/** Enough for the largest on a screen of three dots a pixel. */
const PIXELS = 96;

const icons = new DOMParser().parseFromString(source, 'image/svg+xml');
const write = new XMLSerializer();

/** They stand once in the page, so that every drawing can use them with the colours around it. */
export function addIcons(): void {
  const drawings = document.importNode(icons.documentElement, true);
  drawings.setAttribute('class', 'hide');
  drawings.setAttribute('aria-hidden', 'true');
  document.body.append(drawings);
}

/** The shapes it is drawn with, as text. */
export function shapesOf(id: string): string[] {
  return [...(icons.getElementById(id)?.children ?? [])].map((shape) => write.serializeToString(shape));
}

export function drawnIcon(id: string, colour: (name: string) => string): string {
  let holes = '';
  let shapes = '';
  for (const [index, shape] of shapesOf(id).entries()) {
    if (shape.includes(CUT)) {
      // What is cut out of a drawing in the colour behind it is a hole in the picture.
      const hole = shape.replaceAll(CUT, '#000');
      holes += `<mask id="h${index}"><path fill="#fff" d="M-2-2h28v28H-2Z"/>${hole}</mask>`;
      shapes = `<g mask="url(#h${index})">${shapes}</g>`;
    } else shapes += shape;
  }
  shapes = shapes
    .replaceAll('currentColor', colour(TINCTURES[id] ?? 'ink'))
    .replaceAll(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => colour(name));
  const size = `width="${PIXELS}" height="${PIXELS}" viewBox="0 0 24 24"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${holes}${shapes}</svg>`;
}

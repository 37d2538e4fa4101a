/**
 * The icons. Those with colours of their own are pictures: many of them cost a page far less than drawings within
 * it. The others take the colour of the words beside them, which only a drawing can.
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
const pictures = new CSSStyleSheet();
let latest: readonly Promise<string>[] = [];

/** They stand once in the page, so that every drawing can use them with the colours around it. */
export function addIcons(): void {
  const drawings = document.importNode(icons.documentElement, true);
  drawings.setAttribute('class', 'hide');
  drawings.setAttribute('aria-hidden', 'true');
  document.body.append(drawings);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pictures];
}

/** With the colours that the page has now. As bitmaps: a drawing in a picture would be drawn anew wherever it stands. */
export async function paintPictures(): Promise<void> {
  const colours = getComputedStyle(document.documentElement);
  const asked = (latest = [...PICTURES].map(async (id) => {
    const drawing = `data:image/svg+xml,${encodeURIComponent(drawn(id, colours))}`;
    const url = await bitmap(drawing).catch(() => drawing);
    return `.i-${id}{background-image:url("${url}")}`;
  }));
  const rules = await Promise.all(asked);
  if (asked === latest) pictures.replaceSync(rules.join(''));
}

async function bitmap(drawing: string): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PIXELS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, PIXELS, PIXELS);
  return canvas.toDataURL();
}

export function drawn(id: string, colours: Pick<CSSStyleDeclaration, 'getPropertyValue'>): string {
  const tincture = colours.getPropertyValue(`--${TINCTURES[id] ?? 'ink'}`);
  const write = new XMLSerializer();
  let holes = '';
  let shapes = '';
  for (const [index, part] of [...(icons.getElementById(id)?.children ?? [])].entries()) {
    const shape = write.serializeToString(part);
    if (shape.includes(CUT)) {
      // What is cut out of a drawing in the colour behind it is a hole in the picture.
      const hole = shape.replaceAll(CUT, '#000');
      holes += `<mask id="h${index}"><path fill="#fff" d="M-2-2h28v28H-2Z"/>${hole}</mask>`;
      shapes = `<g mask="url(#h${index})">${shapes}</g>`;
    } else shapes += shape;
  }
  shapes = shapes
    .replaceAll('currentColor', tincture)
    .replaceAll(/var\((--[\w-]+)[^)]*\)/g, (_, name: string) => colours.getPropertyValue(name));
  const size = `width="${PIXELS}" height="${PIXELS}" viewBox="0 0 24 24"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${holes}${shapes}</svg>`;
}

/** Icons and tokens as pictures: many of them cost a page far less than drawings within it. */

import { drawnIcon, PICTURES } from './icons';
import { drawnToken, tokenClass, TOKENS } from './tokens';

const sheet = new CSSStyleSheet();
let latest = 0;

export function addPictures(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** With the colours that the page has now. As bitmaps: a drawing in a picture would be drawn anew wherever it stands. */
export async function paintPictures(): Promise<void> {
  const asked = ++latest;
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string): string => colours.getPropertyValue(`--${name}`);
  const drawings = [
    ...[...PICTURES].map((id) => [`i-${id}`, drawnIcon(id, colour)] as const),
    ...TOKENS.map((token) => [tokenClass(token), drawnToken(token, colour)] as const),
  ];
  const rules = await Promise.all(
    drawings.map(async ([name, drawing]) => `.${name}{background-image:url("${await bitmap(drawing)}")}`),
  );
  if (asked === latest) sheet.replaceSync(rules.join(''));
}

async function bitmap(drawing: string): Promise<string> {
  const url = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL();
  } catch {
    return url;
  }
}

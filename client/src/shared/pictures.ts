/** Icons and tokens as pictures: many of them cost a page far less than drawings within it. */

import { drawnIcon, PICTURES } from './icons';
import { drawnToken, tokenClass, TOKENS } from './tokens';

const sheet = new CSSStyleSheet();
let latest = 0;

/** In the current colours of the page. They are bitmaps, since an SVG would be drawn again in every place. */
export async function paintPictures(): Promise<void> {
  const asked = ++latest;
  const bitmaps = canvasIsTrue();
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string): string => colours.getPropertyValue(`--${name}`);
  const drawings = [
    ...[...PICTURES].map((id) => [`i-${id}`, drawnIcon(id, colour)] as const),
    ...TOKENS.map((token) => [tokenClass(token), drawnToken(token, colour)] as const),
  ];
  const rules = await Promise.all(
    drawings.map(async ([name, drawing]) => {
      const picture = url(drawing);
      const painted = bitmaps ? await bitmap(picture).catch(() => picture) : picture;
      return `.${name}{background-image:url("${painted}")}`;
    }),
  );
  if (asked !== latest) return;
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets = [sheet];
}

/** Browsers that guard against being recognized give back another picture than was painted. */
function canvasIsTrue(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data.join() === '18,52,86,255';
}

function url(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

async function bitmap(picture: string): Promise<string> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL();
}

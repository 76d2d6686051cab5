import type { Card } from '#server/platform/ports/card-painter.ts';
import type { Typeface } from './letters/typeface.ts';
import { wrapLines } from './letters/wrap-lines.ts';

export const CARD_SIZE = { width: 1_200, height: 630 } as const;
/** On the right, full height. */
export const PICTURE = { left: 690, width: 510, height: 630 } as const;

const TEXT = { left: 72, width: 560 } as const;
const COLOURS = {
  paper: '#FBF8F2',
  ink: '#1B1A1F',
  ash: '#5E5963',
  vermilion: '#B8321F',
  gold: '#C9922B',
  goldWash: '#FBF1DC',
} as const;
/** The largest size that fits is used; at the last the title is shortened. */
const TITLE_SIZES = [72, 60, 50, 42] as const;
const TITLE_HEIGHT = 300;
const LEADING = 1.2;
const SMALL_LEADING = 40;

export type Faces = { readonly plain: Typeface; readonly strong: Typeface };

/** Letters are drawn as paths, so that no user text gets into the markup. */
export function drawCard({ over, title, under, picture }: Card, { plain, strong }: Faces): string {
  const small = (text: string, y: number, colour: string): string => {
    const lines = wrapLines(text, { width: TEXT.width, lines: 2 }, (part) => plain.widthOf(part, 30));
    const first = y - ((lines.length - 1) * SMALL_LEADING) / 2;
    return lines
      .map((line, at) => path(plain.pathOf(line, { x: TEXT.left, y: first + at * SMALL_LEADING, size: 30 }), colour))
      .join('');
  };
  const { lines, size } = fitted(title, strong);
  const top = CARD_SIZE.height / 2 - ((lines.length - 1) * size * LEADING) / 2 + size * 0.35;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${COLOURS.paper}"/>`,
    picture === null ? rings() : '',
    `<rect width="12" height="100%" fill="${COLOURS.vermilion}"/>`,
    small(over, 108, COLOURS.vermilion),
    ...lines.map((line, at) =>
      path(strong.pathOf(line, { x: TEXT.left, y: top + at * size * LEADING, size }), COLOURS.ink),
    ),
    small(under, 558, COLOURS.ash),
    '</svg>',
  ].join('');
}

function fitted(title: string, face: Typeface): { readonly lines: readonly string[]; readonly size: number } {
  for (const size of TITLE_SIZES) {
    const most = Math.floor(TITLE_HEIGHT / (size * LEADING));
    const lines = wrapLines(title, { width: TEXT.width, lines: most }, (part) => face.widthOf(part, size));
    const isWhole = lines.join('').replaceAll(' ', '') === title.replaceAll(' ', '');
    const isBroken = lines.length > title.split(' ').length;
    if ((isWhole && !isBroken) || size === TITLE_SIZES.at(-1)) return { lines, size };
  }
  throw new Error('The last size takes every title');
}

const path = (data: string, colour: string): string => `<path d="${data}" fill="${colour}"/>`;

function rings(): string {
  const radii = Array.from({ length: 9 }, (_, ring) => 40 + ring * 56);
  const circles = radii.map(
    (radius) => `<circle cx="960" cy="315" r="${radius}" fill="none" stroke="${COLOURS.gold}" stroke-width="3"/>`,
  );
  const { left, width } = PICTURE;
  return `<rect x="${left}" width="${width}" height="100%" fill="${COLOURS.goldWash}"/><svg
    x="${left}" width="${width}" height="630" viewBox="${left} 0 ${width} 630">${circles.join('')}</svg>`;
}

import type { Card } from '#server/platform/ports/card-painter.ts';
import { fitLines, type Room } from './letters/fit-lines.ts';
import type { Typeface } from './letters/typeface.ts';

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
const TITLE_ROOMS = [
  [72, 3],
  [60, 4],
  [50, 5],
  [42, 5],
] as const satisfies readonly Room[];
const SMALL_ROOM = [30, 2] as const satisfies Room;
const LEADING = 1.2;
const SMALL_LEADING = 40;

export type Faces = { readonly plain: Typeface; readonly strong: Typeface };

/** Letters are drawn as paths, so that no user text gets into the markup. */
export function drawCard({ over, title, under, picture }: Card, { plain, strong }: Faces): string {
  const small = (text: string, y: number, colour: string): string => {
    const { lines, size } = fitLines(text, [SMALL_ROOM], TEXT.width, plain);
    const first = y - ((lines.length - 1) * SMALL_LEADING) / 2;
    return lines
      .map((line, at) => path(plain.pathOf(line, { x: TEXT.left, y: first + at * SMALL_LEADING, size }), colour))
      .join('');
  };
  const { lines, size } = fitLines(title, TITLE_ROOMS, TEXT.width, strong);
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

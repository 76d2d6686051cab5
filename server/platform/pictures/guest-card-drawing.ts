import { tintOf } from '#domain/event/plate/tint.ts';
import type { Invitation } from '#server/platform/ports/card-painter.ts';
import type { Faces } from './card-drawing.ts';
import { fitLines, type Room } from './letters/fit-lines.ts';
import type { Typeface } from './letters/typeface.ts';

/** Square: messengers show it whole. */
export const GUEST_CARD_SIZE = { width: 1_080, height: 1_080 } as const;
/** The envelope's, behind the card. */
export const LINING = { left: 48, top: 48, width: 984, height: 560, radius: 40 } as const;

/** As high as its words. */
const CARD = { left: 108, bottom: 1_004, width: 864, radius: 32, padding: 60, least: 496 } as const;
const TEXT = { middle: GUEST_CARD_SIZE.width / 2, width: 760 } as const;
const INK = '#1B1A1F';
const ASH = '#5E5963';
const VERMILION = '#B8321F';
const HAIRLINE = '#E7DFD0';
const LEADING = 1.24;
const BRAND = 'Vemoi';

/** The largest size that fits is used; at the last the words are shortened. */
const NAME: readonly [Room, ...Room[]] = [
  [76, 1],
  [64, 2],
  [54, 2],
  [46, 2],
];
const EVENT: readonly [Room, ...Room[]] = [
  [44, 2],
  [38, 3],
  [34, 3],
];

type Block = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly face: Typeface;
  readonly colour: string;
  readonly gap: number;
};

const heightOf = ({ lines, size }: Block): number => lines.length * size * LEADING;

/** As on the page of an invitation: the guest's name is the largest. Letters are drawn as paths. */
export function drawGuestCard(words: Omit<Invitation, 'picture'>, { plain, strong }: Faces): string {
  const blocks: readonly Block[] = [
    fitted(words.headline, [[32, 1]], { face: plain, colour: VERMILION, gap: 14 }),
    fitted(words.name, NAME, { face: strong, colour: INK, gap: 26 }),
    fitted(words.eventName, EVENT, { face: strong, colour: INK, gap: 24 }),
    fitted(words.time, [[30, 2]], { face: plain, colour: ASH, gap: 2 }),
    fitted(words.place, [[30, 2]], { face: plain, colour: ASH, gap: 24 }),
    fitted(words.organiser, [[30, 1]], { face: plain, colour: INK, gap: 0 }),
  ].filter(({ lines }) => lines.length > 0);
  const whole = blocks.reduce((sum, block) => sum + heightOf(block) + block.gap, 0);
  const height = Math.max(CARD.least, whole + 2 * CARD.padding);
  const card = { top: CARD.bottom - height, height };
  let top = card.top + (height - whole) / 2;
  const drawn = blocks.map((block) => {
    const lines = written(block, top);
    top += heightOf(block) + block.gap;
    return lines;
  });
  const brand: Block = { lines: [BRAND], size: 28, face: strong, colour: INK, gap: 0 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${GUEST_CARD_SIZE.width}" height="${GUEST_CARD_SIZE.height}">`,
    box({ ...card, top: card.top + 8 }, `fill="${INK}" fill-opacity="0.10"`),
    box(card, `fill="#FFFFFF" stroke="${HAIRLINE}" stroke-width="2"`),
    ...drawn,
    written(brand, CARD.bottom + 16),
    '</svg>',
  ].join('');
}

/** The tinted ground of a picture of this colour. */
export const groundOf = (color: string): string => tintOf(color, 'light');

type Span = { readonly top: number; readonly height: number };

const box = ({ top, height }: Span, look: string): string =>
  `<rect x="${CARD.left}" y="${top}" width="${CARD.width}" height="${height}" rx="${CARD.radius}" ${look}/>`;

const fitted = (
  text: string,
  rooms: readonly [Room, ...Room[]],
  look: Pick<Block, 'face' | 'colour' | 'gap'>,
): Block => ({ ...look, ...fitLines(text, rooms, TEXT.width, look.face) });

const written = ({ lines, size, face, colour }: Block, top: number): string =>
  lines
    .map((line, at) => {
      const place = { x: TEXT.middle - face.widthOf(line, size) / 2, y: top + size + at * size * LEADING, size };
      return `<path d="${face.pathOf(line, place)}" fill="${colour}"/>`;
    })
    .join('');

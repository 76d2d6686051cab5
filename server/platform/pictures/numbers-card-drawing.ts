import { NUMBERS_CARD_SIZE, type NumbersCardShape } from '#domain/report/numbers-card.ts';
import type { NumbersPicture } from '#server/platform/ports/card-painter.ts';
import type { Faces } from './card-drawing.ts';
import { type Fitted, fitLines, type Room } from './letters/fit-lines.ts';
import type { Typeface } from './letters/typeface.ts';

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Rooms = readonly [Room, ...Room[]];

type Layout = {
  readonly picture: Box;
  /** Of all words. */
  readonly left: number;
  readonly width: number;
  readonly over: { readonly base: number; readonly size: number };
  readonly title: { readonly top: number; readonly rooms: Rooms };
  readonly time: number;
  /** White, with the numbers. */
  readonly panel: Box & { readonly padding: number };
  /** The largest number, beside the others. */
  readonly first: { readonly width: number; readonly rooms: Rooms; readonly labels: Rooms };
  readonly others: { readonly size: number; readonly step: number; readonly labels: Rooms };
  readonly brand: { readonly base: number; readonly size: number };
};

/** As the tint of an event's page guarantees, ink and ash are readable on it (ui/theme/tint.test.ts). */
export const LAYOUTS: Readonly<Record<NumbersCardShape, Layout>> = {
  WIDE: {
    picture: { left: 800, top: 0, width: 400, height: 630 },
    left: 64,
    width: 680,
    over: { base: 86, size: 26 },
    title: {
      top: 106,
      rooms: [
        [84, 1],
        [72, 2],
        [60, 2],
        [50, 3],
        [42, 4],
        [36, 4],
      ],
    },
    time: 28,
    panel: { left: 64, top: 376, width: 680, height: 186, padding: 36 },
    first: {
      width: 270,
      rooms: [
        [104, 1],
        [88, 1],
        [70, 1],
        [54, 1],
      ],
      labels: [
        [28, 1],
        [24, 1],
        [20, 1],
      ],
    },
    others: {
      size: 36,
      step: 50,
      labels: [
        [24, 1],
        [21, 1],
        [18, 1],
      ],
    },
    brand: { base: 606, size: 24 },
  },
  TALL: {
    picture: { left: 0, top: 0, width: 1_080, height: 600 },
    left: 72,
    width: 936,
    over: { base: 674, size: 32 },
    title: {
      top: 698,
      rooms: [
        [104, 1],
        [88, 2],
        [76, 2],
        [62, 3],
        [50, 4],
        [44, 4],
      ],
    },
    time: 34,
    panel: { left: 72, top: 1_014, width: 936, height: 252, padding: 52 },
    first: {
      width: 390,
      rooms: [
        [150, 1],
        [124, 1],
        [100, 1],
        [76, 1],
      ],
      labels: [
        [36, 1],
        [32, 1],
        [26, 1],
      ],
    },
    others: {
      size: 48,
      step: 66,
      labels: [
        [32, 1],
        [28, 1],
        [24, 1],
      ],
    },
    brand: { base: 1_318, size: 30 },
  },
};

const INK = '#1B1A1F';
const ASH = '#5E5963';
const VERMILION = '#B8321F';
const LEADING = 1.2;
/** Of a capital or a digit, to its size. */
const CAPITAL = 0.7;
const RADIUS = 28;
const BRAND = 'Vemoi';

/** Letters are drawn as paths, so that no user text gets into the markup. */
export function drawNumbersCard({ shape, ...words }: Omit<NumbersPicture, 'picture'>, faces: Faces): string {
  const layout = LAYOUTS[shape];
  const { left, width, over, time, brand } = layout;
  const { plain, strong } = faces;
  const title = fitLines(words.eventName, layout.title.rooms, width, strong);
  const under = layout.title.top + title.lines.length * title.size * LEADING + time * 1.5;
  const size = NUMBERS_CARD_SIZE[shape];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    line(words.over, { x: left, y: over.base, size: over.size, face: plain, colour: INK }),
    ...title.lines.map((text, at) =>
      line(text, {
        x: left,
        y: layout.title.top + title.size + at * title.size * LEADING,
        size: title.size,
        face: strong,
        colour: INK,
      }),
    ),
    short(words.time, { x: left, y: under, face: plain, colour: ASH }, [[time, 1]], width),
    ...drawNumbers(words.numbers, layout, faces),
    line(BRAND, { x: left, y: brand.base, size: brand.size, face: strong, colour: INK }),
    '</svg>',
  ].join('');
}

function drawNumbers(
  [first, ...others]: NumbersPicture['numbers'],
  { panel, first: hero, others: rest }: Layout,
  { plain, strong }: Faces,
): string[] {
  if (first === undefined) return [];
  const x = panel.left + panel.padding;
  const inside = panel.width - 2 * panel.padding;
  const middle = panel.top + panel.height / 2;
  const isAlone = others.length === 0;
  const room = isAlone ? inside : hero.width;
  const largest = fitLines(first.number, hero.rooms, room, strong);
  const label = fitLines(first.label, hero.labels, room, plain);
  const height = largest.size * CAPITAL + label.size * 1.6;
  const base = middle - height / 2 + largest.size * CAPITAL;
  const columns = x + hero.width + panel.padding;
  const widest = Math.max(0, ...others.map(({ number }) => strong.widthOf(number, rest.size)));
  const labelLeft = columns + widest + rest.size * 0.4;
  const top = middle - ((others.length - 1) * rest.step) / 2 + (rest.size * CAPITAL) / 2;
  const own = Math.max(strong.widthOf(largest.lines[0] ?? '', largest.size), plain.widthOf(first.label, label.size));
  return [
    panelOf(isAlone ? { ...panel, width: own + 2 * panel.padding } : panel),
    fittedLine(largest, { x, y: base, face: strong, colour: VERMILION }),
    fittedLine(label, { x, y: base + label.size * 1.5, face: plain, colour: INK }),
    ...others.flatMap(({ number, label: text }, at) => {
      const y = top + at * rest.step;
      return [
        line(number, { x: columns, y, size: rest.size, face: strong, colour: INK }),
        short(text, { x: labelLeft, y, face: plain, colour: ASH }, rest.labels, x + inside - labelLeft),
      ];
    }),
  ];
}

type Look = { readonly x: number; readonly y: number; readonly face: Typeface; readonly colour: string };

const line = (text: string, { x, y, size, face, colour }: Look & { readonly size: number }): string =>
  `<path d="${face.pathOf(text, { x, y, size })}" fill="${colour}"/>`;

const fittedLine = ({ lines: [text = ''], size }: Fitted, look: Look): string => line(text, { ...look, size });

const short = (text: string, look: Look, rooms: Rooms, width: number): string =>
  fittedLine(fitLines(text, rooms, width, look.face), look);

const panelOf = ({ left, top, width, height }: Box): string =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${RADIUS}" fill="#FFFFFF"/>`;

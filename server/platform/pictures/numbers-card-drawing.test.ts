import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NUMBERS_CARD_SIZE } from '#domain/report/numbers-card.ts';
import { readTypeface } from './letters/typeface.ts';
import { drawNumbersCard, LAYOUTS } from './numbers-card-drawing.ts';
import { makeSharpCardPainter } from './sharp-card-painter.ts';

const faces = { plain: readTypeface(600), strong: readTypeface(800) };
const SHAPES = ['WIDE', 'TALL'] as const;
const words = {
  over: 'Sự kiện qua những con số',
  eventName: 'Đêm nhạc Trịnh Công Sơn',
  time: '20/11/2026',
  numbers: [
    { number: '412', label: 'khách đã đến' },
    { number: '92%', label: 'đã check-in' },
    { number: '450', label: 'vé đã phát hành' },
    { number: '3', label: 'suất' },
  ],
};
const FORTY_LETTERS = 'Nghiêng ngả trường giang thuyền viễn xứ đưa người về';
const MILLION = [
  { number: '1.234.567', label: 'khách đã đến' },
  { number: '100%', label: 'checked in' },
  { number: '1.234.567', label: 'tickets issued' },
  { number: '120', label: 'sessions' },
];

const placesOf = (drawing: string): readonly (readonly [number, number])[] =>
  [...drawing.matchAll(/ d="([^"]*)"/g)].flatMap(([, data = '']) =>
    [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );

describe.each(SHAPES)('the %s picture of an event’s numbers', (shape) => {
  it('holds a Vietnamese name of forty letters to its last letter', () => {
    expect([...FORTY_LETTERS.replaceAll(' ', '')].length).toBeGreaterThanOrEqual(40);
    const whole = drawNumbersCard({ ...words, shape, eventName: FORTY_LETTERS }, faces);
    const shorter = drawNumbersCard({ ...words, shape, eventName: FORTY_LETTERS.slice(0, -1) }, faces);
    expect(placesOf(whole).length).toBeGreaterThan(placesOf(shorter).length);
  });

  it.each([
    ['usual words', words],
    ['a name of forty letters', { ...words, eventName: FORTY_LETTERS }],
    ['the longest name', { ...words, eventName: 'nghiêng ngả '.repeat(13).trim() }],
    ['a name that is one word', { ...words, eventName: 'Ẫ'.repeat(160) }],
    ['the longest time', { ...words, time: 'x'.repeat(80) }],
    ['millions', { ...words, numbers: MILLION }],
    ['one number', { ...words, numbers: MILLION.slice(0, 1) }],
  ])('keeps %s beside or under its picture, and off its edges', (_which, given) => {
    const { left, width, panel, over } = LAYOUTS[shape];
    for (const [x, y] of placesOf(drawNumbersCard({ ...given, shape }, faces))) {
      expect(x).toBeGreaterThanOrEqual(left - 4);
      expect(x).toBeLessThanOrEqual(left + width + 4);
      expect(y).toBeGreaterThan(over.base - 1.2 * over.size);
      expect(y).toBeLessThan(NUMBERS_CARD_SIZE[shape].height - 16);
    }
    const name = drawNumbersCard({ ...given, shape }, faces).split('<rect')[0] ?? '';
    for (const [, y] of placesOf(name)) expect(y).toBeLessThan(panel.top);
  });

  it('contains no words of others, only outlines', () => {
    const wicked = { ...words, shape, eventName: '"/><script>alert(1)</script>', time: '<image href="x"/>' };
    const drawing = drawNumbersCard(wicked, faces);
    for (const word of ['script', 'alert', 'image', 'href', 'khách']) expect(drawing).not.toContain(word);
  });

  it('is a PNG on a ground of its picture’s colour, with the numbers on white', async () => {
    const { numbers } = makeSharpCardPainter();
    const blue = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const { picture, panel } = LAYOUTS[shape];
    for (const shown of [blue, null]) {
      const bytes = await numbers({ ...words, shape, picture: shown });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', ...NUMBERS_CARD_SIZE[shape] });
      const bluer = async (left: number, top: number): Promise<boolean> => {
        const [red = 0, , blueness = 0] = await sharp(bytes)
          .extract({ left, top, width: 1, height: 1 })
          .raw()
          .toBuffer();
        return blueness > red;
      };
      const inPicture = [picture.left + picture.width / 2, picture.top + picture.height / 2] as const;
      const onGround = [20, NUMBERS_CARD_SIZE[shape].height - 20] as const;
      expect([await bluer(...inPicture), await bluer(...onGround)]).toEqual([shown !== null, shown !== null]);
      const white = await sharp(bytes)
        .extract({ left: panel.left + 20, top: panel.top + panel.height / 2, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(Math.min(...white)).toBe(255);
    }
  });
});

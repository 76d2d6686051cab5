import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawGuestCard, GUEST_CARD_SIZE } from './guest-card-drawing.ts';
import { readTypeface } from './letters/typeface.ts';
import { makeSharpCardPainter } from './sharp-card-painter.ts';

const faces = { plain: readTypeface(600), strong: readTypeface(800) };
const words = {
  headline: 'Trân trọng kính mời',
  name: 'Trần Mai',
  eventName: 'Tiệc cuối năm',
  time: '19:30, 19/12/2026',
  place: 'Nhà hát Lớn Hà Nội',
  organiser: 'Nguyễn Thu Hà',
};
const FORTY_LETTERS = 'Công Tằng Tôn Nữ Nguyễn Thị Thùy Dương Quỳnh Trâm';

const placesOf = (drawing: string): readonly (readonly [number, number])[] =>
  [...drawing.matchAll(/ d="([^"]*)"/g)].flatMap(([, data = '']) =>
    [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );

describe('the picture of an invitation', () => {
  it('holds a Vietnamese name of forty letters to its last letter', () => {
    expect([...FORTY_LETTERS.replaceAll(' ', '')]).toHaveLength(40);
    const whole = drawGuestCard({ ...words, name: FORTY_LETTERS }, faces);
    expect(whole).not.toBe(drawGuestCard({ ...words, name: FORTY_LETTERS.slice(0, -1) }, faces));
  });

  it.each([
    ['its shortest words', { ...words, name: 'An', eventName: 'Phở', time: '', place: '', organiser: '' }],
    ['a name of forty letters', { ...words, name: FORTY_LETTERS }],
    [
      'its longest words',
      {
        headline: 'Ẫ'.repeat(80),
        name: 'Ẫ'.repeat(80),
        eventName: 'nghiêng '.repeat(20),
        time: 'x'.repeat(80),
        place: 'Ẫ '.repeat(60),
        organiser: 'Ẫ'.repeat(80),
      },
    ],
  ])('keeps %s on its card', (_which, long) => {
    for (const [x, y] of placesOf(drawGuestCard(long, faces))) {
      expect(x).toBeGreaterThanOrEqual(130);
      expect(x).toBeLessThanOrEqual(950);
      expect(y).toBeGreaterThan(180);
      expect(y).toBeLessThan(GUEST_CARD_SIZE.height - 20);
    }
  });

  it('contains no words of a guest, only outlines', () => {
    const drawing = drawGuestCard(
      { ...words, name: '"/><script>alert(1)</script>', place: '<image href="x"/>' },
      faces,
    );
    for (const word of ['script', 'alert', 'image', 'href', 'Tiệc']) expect(drawing).not.toContain(word);
  });

  it('is a square JPEG on a ground of its picture’s colour, the picture behind the card', async () => {
    const { invite } = makeSharpCardPainter();
    const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    for (const shown of [picture, null]) {
      const bytes = await invite({ ...words, picture: shown });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...GUEST_CARD_SIZE });
      const at = async (left: number, top: number) => [
        ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
      ];
      const [[red = 0, , blue = 0], [groundRed = 0, , groundBlue = 0], card] = await Promise.all([
        at(540, 120),
        at(10, 10),
        at(160, 900),
      ]);
      expect([blue > red, groundBlue > groundRed]).toEqual(shown === null ? [false, false] : [true, true]);
      expect(Math.min(...card)).toBeGreaterThan(245);
    }
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CARD_SIZE, drawCard } from './card-drawing.ts';
import { readTypeface } from './letters/typeface.ts';
import { makeSharpCardPainter } from './sharp-card-painter.ts';

const painter = makeSharpCardPainter();
const card = { over: 'Vemoi', title: 'Đêm nhạc Trịnh Công Sơn', under: 'Trân trọng kính mời', picture: null };
const faces = { plain: readTypeface(600), strong: readTypeface(800) };
const LONG =
  'Nghiêng ngả trường giang thuyền viễn xứ đưa người lữ khách về chốn cũ với những khúc ca bất hủ của đêm thu Hà Nội năm ấy và mãi mãi về sau nữa';

describe('a card', () => {
  it('is a JPEG of 1200 × 630', async () => {
    expect(await sharp(await painter.paint(card, CARD_SIZE)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_200,
      height: 630,
    });
  });

  it('fills any other size', async () => {
    const bytes = await painter.paint(card, { width: 400, height: 800 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 800 });
  });

  it('shows its picture on the right', async () => {
    const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#0000ff' } })
      .jpeg()
      .toBuffer();
    const bytes = await painter.paint({ ...card, picture }, CARD_SIZE);
    const [red = 0, , blue = 0] = await sharp(bytes)
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red < 40, blue > 200]).toEqual([true, true]);
  });

  it('contains no user text, only outlines', () => {
    const wicked = {
      over: '"/><script>',
      title: '</svg><image href="file:///etc/passwd"/>',
      under: '&xxe; onload=alert(1)',
      picture: null,
    };
    const drawing = drawCard(wicked, faces);
    for (const word of ['script', 'image', 'href', 'passwd', 'xxe', 'onload', 'alert'])
      expect(drawing).not.toContain(word);
    // Without its edges it is the drawing of a card that says something else, in fewer lines.
    const bare = (svg: string): string =>
      svg.replaceAll(/ d="[-0-9.LQZM ]*"/g, '').replaceAll(/(<path [^>]*>)\1+/g, '$1');
    expect(bare(drawing)).toBe(bare(drawCard({ over: 'a', title: 'a', under: 'a', picture: null }, faces)));
  });

  it('keeps the longest title within its margins at every size', () => {
    for (const title of [LONG, 'x'.repeat(160), 'Ẫ'.repeat(160), 'a', '🎫🎫🎫']) {
      const drawing = drawCard({ ...card, title }, faces);
      const places = [...drawing.matchAll(/ d="([^"]*)"/g)].flatMap(([, data = '']) => [
        ...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g),
      ]);
      for (const [, x, y] of places) {
        expect(Number(x)).toBeGreaterThanOrEqual(60);
        expect(Number(x)).toBeLessThanOrEqual(660);
        expect(Number(y)).toBeGreaterThan(60);
        expect(Number(y)).toBeLessThan(600);
      }
    }
  });

  it('rejects invalid pictures, and work beyond the queue', async () => {
    await expect(painter.paint({ ...card, picture: Buffer.from('<svg/>') }, CARD_SIZE)).rejects.toThrow();
    const small = makeSharpCardPainter(1, 1);
    const answers = await Promise.allSettled([1, 2, 3].map(() => small.paint(card, CARD_SIZE)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});

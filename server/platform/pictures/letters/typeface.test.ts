import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readTypeface } from './typeface.ts';
import { wrapLines } from './wrap-lines.ts';

const face = readTypeface(800);
/** Every letter of Vietnamese, large and small, with every mark. */
const LETTERS = [
  'aàảãáạăằẳẵắặâầẩẫấậbcdđeèẻẽéẹêềểễếệfghiìỉĩíịjklmnoòỏõóọôồổỗốộơờởỡớợpqrstuùủũúụưừửữứựvwxyỳỷỹýỵz',
  'AÀẢÃÁẠĂẰẲẴẮẶÂẦẨẪẤẬBCDĐEÈẺẼÉẸÊỀỂỄẾỆFGHIÌỈĨÍỊJKLMNOÒỎÕÓỌÔỒỔỖỐỘƠỜỞỠỚỢPQRSTUÙỦŨÚỤƯỪỬỮỨỰVWXYỲỶỸÝỴZ',
  '0123456789.,:;!?()[]/&%+-–—…“”‘’@#₫',
].join('');

async function inked(text: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><path d="${face.pathOf(text, { x: 20, y: 84, size: 60 })}"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer();
  return bytes.filter((grey) => grey < 128).length;
}

describe('the typeface', () => {
  it.each([...LETTERS])('has an outline and a width for %s', (letter) => {
    expect(face.pathOf(letter, { x: 0, y: 0, size: 60 })).toMatch(/^M[-0-9.LQZM ]+Z$/);
    expect(face.widthOf(letter, 60)).toBeGreaterThan(5);
  });

  it('draws each diacritic differently', async () => {
    const family = [...'oòỏõóọôồổỗốộơờởỡớợ'];
    const paths = family.map((letter) => face.pathOf(letter, { x: 0, y: 0, size: 60 }));
    expect(new Set(paths).size).toBe(family.length);
    const [bare = 0, ...marked] = await Promise.all(family.map(inked));
    expect(bare).toBeGreaterThan(100);
    for (const ink of marked) expect(ink).toBeGreaterThan(bare);
  });

  it('draws decomposed letters as composed ones', () => {
    const place = { x: 0, y: 0, size: 40 };
    expect(face.pathOf('Đêm nhạc'.normalize('NFD'), place)).toBe(face.pathOf('Đêm nhạc'.normalize('NFC'), place));
  });

  it('skips unknown letters without width', () => {
    const place = { x: 0, y: 0, size: 40 };
    expect([face.pathOf('a🎫b', place), face.widthOf('a🎫b', 40)]).toEqual([
      face.pathOf('ab', place),
      face.widthOf('ab', 40),
    ]);
  });
});

describe('a text in lines', () => {
  const widthOf = (text: string): number => [...text].length;
  it.each<[string, readonly string[]]>([
    ['', ['']],
    ['Đêm nhạc', ['Đêm nhạc']],
    ['Đêm nhạc Trịnh Công Sơn', ['Đêm nhạc', 'Trịnh Công', 'Sơn']],
    ['Nghiêngnghiêngnghiêng', ['Nghiêngngh', 'iêngnghiên', 'g']],
    ['Một hai ba bốn năm sáu bảy tám chín mười', ['Một hai ba', 'bốn năm', 'sáu bảy…']],
  ])('%j is %j', (text, lines) => {
    expect(wrapLines(text, { width: 10, lines: 3 }, widthOf)).toEqual(lines);
  });
});

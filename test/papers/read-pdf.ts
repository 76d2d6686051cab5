import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';

export type PdfPage = {
  /** In the order in which it was written. */
  readonly lines: readonly string[];
  readonly qr: () => string;
};

type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function readPdf(bytes: Buffer): { readonly title: string; readonly pages: readonly PdfPage[] } {
  const objects = objectsIn(bytes);
  const dictionaries = [...objects.values()];
  const pages = dictionaries.filter(({ text }) => /\/Type \/Page\b(?!s)/.test(text));
  const referred = (text: string, name: string): PdfObject => {
    const found = objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? '');
    if (found === undefined) throw new Error(`No ${name} in ${text}`);
    return found;
  };
  return {
    title: plainText(referred(dictionaries.find(({ text }) => text.includes('/Title '))?.text ?? '', 'Title').text),
    pages: pages.map(({ text }) => {
      const drawing = referred(text, 'Contents').stream().toString('latin1');
      const fonts = new Map(
        [...referred(text, 'Resources').text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
          const font = objects.get(number);
          if (font === undefined) throw new Error(`No font ${name}`);
          return [name, lettersOf(referred(font.text, 'ToUnicode').stream().toString('latin1'))];
        }),
      );
      return { lines: linesIn(drawing, fonts), qr: () => qrIn(drawing) };
    }),
  };
}

type PdfObject = { readonly text: string; readonly stream: () => Buffer };

function objectsIn(bytes: Buffer): ReadonlyMap<string, PdfObject> {
  const whole = bytes.toString('latin1');
  const found = [...whole.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nendobj|stream\r?\n)/g)];
  return new Map(
    found.map((match) => {
      const [all, number = '', text = ''] = match;
      const start = match.index + all.length;
      const length = Number(/\/Length (\d+)/.exec(text)?.[1] ?? 0);
      return [number, { text, stream: () => inflateSync(bytes.subarray(start, start + length)) }];
    }),
  );
}

function plainText(written: string): string {
  const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const inner = /\(([\s\S]*)\)/.exec(written)?.[1] ?? '';
  const raw = Buffer.from(
    inner.replaceAll(/\\([\s\S])/g, (_, sign: string) => signs[sign] ?? sign),
    'latin1',
  );
  return raw[0] === 0xfe ? Buffer.from(raw.subarray(2)).swap16().toString('utf16le') : raw.toString('latin1');
}

const wide = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function lettersOf(cmap: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', , listed = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    const glyphs = listed.match(/<[0-9a-f ]*>/g) ?? [];
    for (const [at, glyph] of glyphs.entries())
      letters.set(Number.parseInt(first, 16) + at, wide(glyph.replaceAll(/[<> ]/g, '')));
  }
  return letters;
}

function linesIn(drawing: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): readonly string[] {
  const lines: { y: string; text: string }[] = [];
  for (const [, block = ''] of drawing.matchAll(/BT\n([\s\S]*?)ET/g)) {
    const y = /1 0 0 1 \S+ (\S+) Tm/.exec(block)?.[1] ?? '';
    const font = fonts.get(/\/(F\d+) \S+ Tf/.exec(block)?.[1] ?? '');
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => font?.get(Number.parseInt(glyph, 16)) ?? '\uFFFD').join('');
    const last = lines.at(-1);
    if (last?.y === y) last.text += text;
    else lines.push({ y, text });
  }
  return lines.map((line) => line.text);
}

function qrIn(drawing: string): string {
  const bars = [...drawing.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map(
    ([, x, y, width, height]): Bar => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }),
  );
  const thin = Math.min(...bars.map(({ height }) => height));
  const dark = bars.filter(({ height }) => height === thin);
  const [left, top] = [Math.min(...dark.map(({ x }) => x)), Math.min(...dark.map(({ y }) => y))];
  const [SCALE, QUIET] = [4, 4];
  const modules = Math.round(Math.max(...dark.map(({ x, width }) => x + width - left)) / thin) + 2 * QUIET;
  const side = modules * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width } of dark) {
    const [column, row] = [Math.round((x - left) / thin) + QUIET, Math.round((y - top) / thin) + QUIET];
    for (let down = 0; down < SCALE; down += 1)
      for (let along = 0; along < Math.round(width / thin) * SCALE; along += 1) {
        const at = ((row * SCALE + down) * side + column * SCALE + along) * 4;
        pixels.fill(0, at, at + 3);
      }
  }
  return jsQR.default(pixels, side, side)?.data ?? '';
}

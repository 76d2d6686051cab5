/** A point of an outline, in the font's units; an off-curve point bends the edge. */
type Point = { readonly x: number; readonly y: number; readonly on: boolean };
export type Contour = readonly Point[];

const [ON_EDGE, X_SHORT, Y_SHORT, REPEATED, X_SAME, Y_SAME] = [0x01, 0x02, 0x04, 0x08, 0x10, 0x20];
const [WORDS, ARE_PLACES, SCALED, MORE, SCALED_XY, TURNED] = [0x01, 0x02, 0x08, 0x20, 0x40, 0x80];
/** Nesting of composite glyphs: accents on letters. */
const DEEPEST = 4;

/** `bytesOf`: its part of the table glyf; empty for a blank. */
export function glyphOutline(bytesOf: (glyph: number) => Buffer, glyph: number, depth = 0): readonly Contour[] {
  const bytes = bytesOf(glyph);
  if (bytes.length === 0 || depth > DEEPEST) return [];
  const count = bytes.readInt16BE(0);
  return count >= 0 ? simple(bytes, count) : composed(bytes, (part) => glyphOutline(bytesOf, part, depth + 1));
}

function simple(bytes: Buffer, count: number): readonly Contour[] {
  const ends = Array.from({ length: count }, (_, at) => bytes.readUInt16BE(10 + 2 * at));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + bytes.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = bytes.readUInt8(at++);
    const times = (flag & REPEATED) === 0 ? 1 : 1 + bytes.readUInt8(at++);
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const along = (short: number, same: number): number[] => {
    let place = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) place += bytes.readUInt8(at++) * ((flag & same) === 0 ? -1 : 1);
      else if ((flag & same) === 0) {
        place += bytes.readInt16BE(at);
        at += 2;
      }
      return place;
    });
  };
  const xs = along(X_SHORT, X_SAME);
  const ys = along(Y_SHORT, Y_SAME);
  const all = flags.map((flag, place): Point => ({ x: xs[place] ?? 0, y: ys[place] ?? 0, on: (flag & ON_EDGE) !== 0 }));
  return ends.map((end, contour) => all.slice((ends[contour - 1] ?? -1) + 1, end + 1));
}

/** A composite glyph, such as a letter with an accent. */
function composed(bytes: Buffer, outlineOf: (glyph: number) => readonly Contour[]): readonly Contour[] {
  const contours: Contour[] = [];
  let at = 10;
  for (let more = true; more; ) {
    const flags = bytes.readUInt16BE(at);
    const part = bytes.readUInt16BE(at + 2);
    const arePlaces = (flags & ARE_PLACES) !== 0;
    const [dx, dy] = !arePlaces
      ? [0, 0]
      : (flags & WORDS) !== 0
        ? [bytes.readInt16BE(at + 4), bytes.readInt16BE(at + 6)]
        : [bytes.readInt8(at + 4), bytes.readInt8(at + 5)];
    at += (flags & WORDS) !== 0 ? 8 : 6;
    const factors = (flags & TURNED) !== 0 ? 4 : (flags & SCALED_XY) !== 0 ? 2 : (flags & SCALED) !== 0 ? 1 : 0;
    const read = Array.from({ length: factors }, (_, place) => bytes.readInt16BE(at + 2 * place) / 16_384);
    at += 2 * factors;
    const [a = 1, b = 0, c = 0, d = a] = factors === 2 ? [read[0], 0, 0, read[1]] : read;
    for (const contour of outlineOf(part))
      contours.push(contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })));
    more = (flags & MORE) !== 0;
  }
  return contours;
}

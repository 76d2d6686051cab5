import { ByteReader } from './byte-reader.ts';
import { inFours } from './woff2-file.ts';

type Step = { readonly dx: number; readonly dy: number; readonly on: boolean };
export type TurnedGlyph = {
  readonly contours: readonly number[];
  readonly steps: readonly Step[];
  readonly instructions: number;
};

const HEADER = 8;
/** A transformed glyf table holds seven streams, one for each kind of value, because they compress better apart. */
const STREAMS = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const;
type Stream = (typeof STREAMS)[number];
type Streams = Readonly<Record<Stream, Buffer>> & { readonly header: Buffer; readonly rest: Buffer };

function streamsOf(table: Buffer): Streams {
  const reader = new ByteReader(table, HEADER);
  const lengths = STREAMS.map(() => reader.take(4).readUInt32BE());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = lengths.map((length) =>
    reader.take(length),
  );
  const header = table.subarray(0, HEADER);
  const read = { header, contours, points, flags, glyphs, composites, boxes, instructions };
  const used = HEADER + 4 * STREAMS.length + lengths.reduce((sum, length) => sum + length, 0);
  return { ...(read as Record<Stream | 'header', Buffer>), rest: table.subarray(used) };
}

const joined = (streams: Streams): Buffer => {
  const lengths = Buffer.alloc(4 * STREAMS.length);
  for (const [place, name] of STREAMS.entries()) lengths.writeUInt32BE(streams[name].length, 4 * place);
  return Buffer.concat([streams.header, lengths, ...STREAMS.map((name) => streams[name]), streams.rest]);
};

const SIGNED = (flag: number, value: number): number => ((flag & 1) === 0 ? -value : value);

/** Reads a step from its flag and one to four bytes (WOFF2, 5.2, triplet encoding). */
function stepOf(flagByte: number, reader: ByteReader): Step {
  const flag = flagByte & 0x7f;
  const on = flagByte < 0x80;
  if (flag < 10) return { dx: 0, dy: SIGNED(flag, ((flag & 14) << 7) + reader.byte()), on };
  if (flag < 20) return { dx: SIGNED(flag, (((flag - 10) & 14) << 7) + reader.byte()), dy: 0, on };
  if (flag < 84) {
    const [place, both] = [flag - 20, reader.byte()];
    return {
      dx: SIGNED(flag, 1 + (place & 0x30) + (both >> 4)),
      dy: SIGNED(flag >> 1, 1 + ((place & 0x0c) << 2) + (both & 0x0f)),
      on,
    };
  }
  if (flag < 120) {
    const place = flag - 84;
    const [x, y] = [reader.byte(), reader.byte()];
    return {
      dx: SIGNED(flag, 1 + Math.trunc(place / 12) * 256 + x),
      dy: SIGNED(flag >> 1, 1 + ((place % 12) >> 2) * 256 + y),
      on,
    };
  }
  if (flag < 124) {
    const [first, middle, last] = [reader.byte(), reader.byte(), reader.byte()];
    return { dx: SIGNED(flag, (first << 4) + (middle >> 4)), dy: SIGNED(flag >> 1, ((middle & 0x0f) << 8) + last), on };
  }
  return { dx: SIGNED(flag, reader.take(2).readUInt16BE()), dy: SIGNED(flag >> 1, reader.take(2).readUInt16BE()), on };
}

const bytesOfStep = (flagByte: number): number => {
  const flag = flagByte & 0x7f;
  return flag < 84 ? 1 : flag < 120 ? 2 : flag < 124 ? 3 : 4;
};

/** In order; null for an empty glyph. */
export function turnedGlyphs(table: Buffer): readonly (TurnedGlyph | null)[] {
  const streams = streamsOf(table);
  const [contours, points, glyphs] = [
    new ByteReader(streams.contours),
    new ByteReader(streams.points),
    new ByteReader(streams.glyphs),
  ];
  const flags = new ByteReader(streams.flags);
  return Array.from({ length: table.readUInt16BE(4) }, () => {
    const count = contours.short();
    if (count < 0) throw new Error('A letter is made of others, which none of our files has');
    if (count === 0) return null;
    const ofContours = Array.from({ length: count }, () => points.small());
    const steps = Array.from({ length: ofContours.reduce((sum, part) => sum + part, 0) }, () =>
      stepOf(flags.byte(), glyphs),
    );
    return { contours: ofContours, steps, instructions: glyphs.small() };
  });
}

/** The table with the same outlines and without instructions. */
export function withoutInstructions(table: Buffer): Buffer {
  const streams = streamsOf(table);
  const [flags, glyphs] = [new ByteReader(streams.flags), new ByteReader(streams.glyphs)];
  const kept = turnedGlyphs(table).flatMap((glyph) => {
    if (glyph === null) return [];
    const steps = glyph.steps.map(() => glyphs.take(bytesOfStep(flags.byte())));
    glyphs.small();
    return [...steps, Buffer.of(0)];
  });
  return joined({ ...streams, glyphs: Buffer.concat(kept), instructions: Buffer.alloc(0) });
}

/** Bytes of a coordinate: none for zero, one for a small value, else two. */
const bytesOfValue = (value: number): number => (value === 0 ? 0 : Math.abs(value) < 256 ? 1 : 2);
const kindOf = (value: number): string =>
  value === 0 ? 'none' : Math.abs(value) < 256 ? `short${Math.sign(value)}` : 'long';
const MOST_REPEATS = 255;

/** Bounding box, contour ends, run-length encoded flags and coordinates. */
function unpackedLength({ contours, steps, instructions }: TurnedGlyph): number {
  let flags = 0;
  let before = '';
  let repeats = 0;
  for (const { dx, dy, on } of steps) {
    const flag = `${on}${kindOf(dx)}${kindOf(dy)}`;
    const repeated = flag === before && repeats < MOST_REPEATS;
    // The first repeated flag adds a byte for the count.
    if (repeated && repeats === 0) flags += 1;
    if (!repeated) flags += 1;
    repeats = repeated ? repeats + 1 : 0;
    before = flag;
  }
  const values = steps.reduce((sum, { dx, dy }) => sum + bytesOfValue(dx) + bytesOfValue(dy), 0);
  return inFours(10 + 2 * contours.length + 2 + instructions + flags + values);
}

export const unpackedGlyphs = (table: Buffer): number =>
  turnedGlyphs(table).reduce((sum, glyph) => sum + (glyph === null ? 0 : unpackedLength(glyph)), 0);

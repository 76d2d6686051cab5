import { unpackedGlyphs, withoutInstructions } from './turned-glyphs.ts';
import { readWoff2, type Woff2Table, writeWoff2 } from './woff2-file.ts';

/** Tables that only instructions use. */
const PROGRAMS: readonly string[] = ['fpgm', 'cvt '];
/** The control program of an unhinted font: dropout control at every size. */
const FIRST_PROGRAM = Buffer.of(0xb8, 0x01, 0xff, 0x85, 0xb0, 0x04, 0x8d);
/** A post table of version 3, which holds no glyph names. */
const POST_LENGTH = 32;
const NAMELESS = 0x00030000;

function postWithoutNames(bytes: Buffer): Buffer {
  const post = Buffer.from(bytes.subarray(0, POST_LENGTH));
  post.writeUInt32BE(NAMELESS);
  return post;
}

function lighter(table: Woff2Table): readonly Woff2Table[] {
  const { name, bytes } = table;
  if (PROGRAMS.includes(name)) return [];
  if (name === 'prep') return [{ ...table, length: FIRST_PROGRAM.length, bytes: FIRST_PROGRAM }];
  if (name === 'post') return [{ ...table, length: POST_LENGTH, bytes: postWithoutNames(bytes) }];
  if (name !== 'glyf') return [table];
  const outlines = withoutInstructions(bytes);
  return [{ ...table, length: unpackedGlyphs(outlines), bytes: outlines }];
}

/** Half of its bytes. Phones and Macs never run hints, and Windows smooths glyphs without them. */
export function unhinted(file: Buffer): Buffer {
  const { flavor, tables } = readWoff2(file);
  return writeWoff2({ flavor, tables: tables.flatMap(lighter) });
}

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';

const SIGNATURE = 0x774f4632;
const HEADER = 48;
/** Table tags by their number in the format; 63 means that the tag follows. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'
    .split(' ')
    .map((name) => name.replace('_', ' '));
const NAMED = 63;
/** Bytes of a directory entry in an unpacked font. */
const [UNPACKED_HEADER, UNPACKED_ENTRY] = [12, 16];

/** A table in the file. `length` is the unpacked length; `turned` is the transformation that compresses better. */
export type Woff2Table = {
  readonly name: string;
  readonly turned: number;
  readonly length: number;
  readonly bytes: Buffer;
};
export type Woff2File = { readonly flavor: number; readonly tables: readonly Woff2Table[] };

/** glyf and loca are transformed unless their version is 3; other tables only when a version says so. */
const isTurned = (name: string, version: number): boolean =>
  name === 'glyf' || name === 'loca' ? version !== 3 : version !== 0;

export function readWoff2(file: Buffer): Woff2File {
  if (file.readUInt32BE(0) !== SIGNATURE) throw new Error('Not a WOFF2 file');
  const reader = new ByteReader(file, HEADER);
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = reader.byte();
    const name = (flags & 0x3f) === NAMED ? reader.take(4).toString('latin1') : (KNOWN[flags & 0x3f] ?? '');
    const length = reader.base128();
    return { name, turned: flags >> 6, length, travels: isTurned(name, flags >> 6) ? reader.base128() : length };
  });
  const unpacked = new ByteReader(brotliDecompressSync(reader.take(file.readUInt32BE(20))));
  return {
    flavor: file.readUInt32BE(4),
    tables: entries.map(({ name, turned, length, travels }) => ({
      name,
      turned,
      length,
      bytes: unpacked.take(travels),
    })),
  };
}

const base128 = (value: number): readonly number[] => {
  const parts = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) parts.unshift((rest & 0x7f) | 0x80);
  return parts;
};

export function writeWoff2({ flavor, tables }: Woff2File): Buffer {
  const directory = tables.flatMap(({ name, turned, length, bytes }) => {
    const known = KNOWN.indexOf(name);
    const flags = (known < 0 ? NAMED : known) | (turned << 6);
    return [
      flags,
      ...(known < 0 ? Buffer.from(name, 'latin1') : []),
      ...base128(length),
      ...(isTurned(name, turned) ? base128(bytes.length) : []),
    ];
  });
  const packed = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    },
  });
  const end = HEADER + directory.length + packed.length;
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(SIGNATURE, 0);
  header.writeUInt32BE(flavor, 4);
  header.writeUInt32BE(inFours(end), 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(
    tables.reduce((sum, { length }) => sum + inFours(length), UNPACKED_HEADER + UNPACKED_ENTRY * tables.length),
    16,
  );
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, Buffer.from(directory), packed, Buffer.alloc(inFours(end) - end)]);
}

/** Tables and files are padded to four bytes. */
export const inFours = (length: number): number => length + ((4 - (length % 4)) % 4);

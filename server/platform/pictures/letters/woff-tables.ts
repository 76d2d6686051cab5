import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/** WOFF 1, unpacked, by name. */
export function woffTables(file: Buffer): ReadonlyMap<string, Buffer> {
  if (file.readUInt32BE(0) !== SIGNATURE) throw new Error('Not a WOFF file');
  const tables = new Map<string, Buffer>();
  for (let at = HEADER; at < HEADER + ENTRY * file.readUInt16BE(12); at += ENTRY) {
    const name = file.toString('latin1', at, at + 4);
    const [offset, length, unpacked] = [
      file.readUInt32BE(at + 4),
      file.readUInt32BE(at + 8),
      file.readUInt32BE(at + 12),
    ];
    const bytes = file.subarray(offset, offset + length);
    tables.set(name, length < unpacked ? inflateSync(bytes) : bytes);
  }
  return tables;
}

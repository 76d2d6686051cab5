import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Stands in for the port's compression; '+' does not survive careless links. */
export const packed = (text: string): string =>
  deflateRawSync(Buffer.from(text, 'utf16le')).toString('base64').replaceAll('/', '-').replaceAll('=', '');

export function unpacked(text: string): string | null {
  try {
    const bytes = inflateRawSync(Buffer.from(text.replaceAll('-', '/'), 'base64'));
    return bytes.length === 0 ? null : bytes.toString('utf16le');
  } catch {
    return null;
  }
}

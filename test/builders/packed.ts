import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A compression as the port of an application gives one; of its characters '+' does not survive a careless link. */
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

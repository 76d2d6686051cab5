import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type PageEncoding = 'br' | 'gzip' | 'identity';

const accepts = (accepted: string, encoding: 'br' | 'gzip'): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, ...parameters] = part.split(';').map((text) => text.trim());
      return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0+)?$/.test(parameter));
    });

export function pageEncoding(acceptEncoding: string | undefined): PageEncoding {
  if (acceptEncoding === undefined) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/** The smallest window that holds all of it: brotli reserves memory for the window. */
const windowBits = (length: number): number =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length))));

/**
 * Fast enough for a visitor waiting for a page that was just rendered. On this thread: to hand a page to another one,
 * twice, as Node does, costs two thirds of compressing it.
 */
export function compressPage(bytes: Buffer, encoding: PageEncoding): Buffer {
  if (encoding === 'br')
    return brotliCompressSync(bytes, {
      chunkSize: 65_536,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(Math.max(1, bytes.length)),
      },
    });
  return encoding === 'gzip' ? gzipSync(bytes, { level: 5 }) : bytes;
}

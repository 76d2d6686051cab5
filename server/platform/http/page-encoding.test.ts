import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPage, pageEncoding } from './page-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR;Q=0.5', 'br'],
  ['gzip; q=0.000, br ; q=0.0', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('the best that %s takes is %s', (accepted, encoding) => {
  expect(pageEncoding(accepted)).toBe(encoding);
});

it('decompresses to the same page', () => {
  const bytes = Buffer.from('Đêm nhạc '.repeat(1_000));
  expect(brotliDecompressSync(compressPage(bytes, 'br')).equals(bytes)).toBe(true);
  expect(gunzipSync(compressPage(bytes, 'gzip')).equals(bytes)).toBe(true);
  expect(compressPage(bytes, 'identity').equals(bytes)).toBe(true);
});

import { expect, it } from 'vitest';
import { showFileSize } from './file-size.ts';

it.each([
  [1, '1 kB', '1 kB'],
  [340 * 1_024, '340 kB', '340 kB'],
  [1_048_576, '1 MB', '1 MB'],
  [1_258_291, '1.2 MB', '1,2 MB'],
  [10 * 1_048_576, '10 MB', '10 MB'],
])('%i bytes are %s, in Vietnamese %s', (bytes, en, vi) => {
  expect([showFileSize(bytes, 'en'), showFileSize(bytes, 'vi')].map((said) => said.replace('\u00a0', ' '))).toEqual([
    en,
    vi,
  ]);
});

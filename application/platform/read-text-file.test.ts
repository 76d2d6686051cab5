import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

it('reads a file of 5 MB, and nothing of a larger one', async () => {
  let reads = 0;
  const file = (size: number) => ({ size, text: async () => `read ${++reads} times` });
  expect(await readTextFile(file(5_242_880))).toEqual({ ok: true, value: 'read 1 times' });
  expect(await readTextFile(file(200_000_000))).toMatchObject({ ok: false, refusal: { maxBytes: 5_242_880 } });
  expect(reads).toBe(1);
});

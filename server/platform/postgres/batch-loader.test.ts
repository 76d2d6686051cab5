import { expect, it } from 'vitest';
import { batchLoader } from './batch-loader.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

it('batches concurrent keys, and answers each its own value', async () => {
  const asked: (readonly number[])[] = [];
  const double = batchLoader((keys: readonly number[]) => {
    asked.push(keys);
    return Promise.resolve(keys.map((key) => key * 2));
  });
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2]);
  expect(asked).toEqual([[1, 2, 1]]);
});

it('answers from a statement that began after the question', async () => {
  let truth = 'old';
  let finish: () => void = () => undefined;
  const read = batchLoader(async (keys: readonly string[]) => {
    const seen = truth;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return keys.map(() => seen);
  });
  const first = read('a');
  await tick();
  await tick();
  truth = 'new';
  const second = read('a');
  finish();
  expect(await first).toBe('old');
  await tick();
  await tick();
  finish();
  expect(await second).toBe('new');
});

it('rejects the keys of a failed statement and continues with the next', async () => {
  let fails = true;
  const read = batchLoader((keys: readonly number[]) =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve(keys),
  );
  const together = await Promise.allSettled([read(1), read(2)]);
  expect(together.map((each) => each.status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await read(3)).toBe(3);
});

it('limits the size of a batch', async () => {
  const sizes: number[] = [];
  const read = batchLoader((keys: readonly number[]) => {
    sizes.push(keys.length);
    return Promise.resolve(keys);
  });
  await Promise.all(Array.from({ length: 1_200 }, (_, index) => read(index)));
  expect(sizes).toEqual([500, 500, 200]);
});

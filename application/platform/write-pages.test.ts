import { expect, it } from 'vitest';
import type { PageAt } from '#application/platform/ports/page.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { writePages } from './write-pages.ts';

const COLUMNS = [{ title: 'n', cell: (row: number) => row }];
const never = () => {
  throw new Error('The list is not empty');
};
const pagesOf = (rows: readonly number[], size: number) => (at: PageAt) => {
  const from = Number(at.after ?? 0);
  const after = from + size < rows.length ? String(from + size) : null;
  return Promise.resolve(ok({ entries: rows.slice(from, from + size), after, before: null, totalCount: rows.length }));
};

it('writes every page of a list once, after one head', async () => {
  expect(await writePages(pagesOf([1, 2, 3, 4, 5], 2), COLUMNS, never)).toEqual(
    ok(['\uFEFFn\r\n', '1\r\n2\r\n', '3\r\n4\r\n', '5\r\n']),
  );
});

it('writes nothing of an empty list, and nothing of one that was refused half way', async () => {
  let empty = 0;
  const count = () => {
    empty += 1;
  };
  expect(await writePages(pagesOf([], 2), COLUMNS, count)).toEqual(refused({ code: 'NO_DATA_TO_EXPORT' }));
  expect(empty).toBe(1);
  const pages = pagesOf([1, 2, 3], 2);
  const half = (at: PageAt) =>
    at.after === undefined ? pages(at) : Promise.resolve(refused({ code: 'BUSY' } as const));
  expect(await writePages<number, { readonly code: 'BUSY' }>(half, COLUMNS, never)).toEqual(refused({ code: 'BUSY' }));
});

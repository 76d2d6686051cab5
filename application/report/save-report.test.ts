import { expect, it } from 'vitest';
import { ok, refused } from '#domain/kernel/result.ts';
import { type ExportOf, LONG_REPORT_ROWS } from '#domain/report/report-export.ts';
import { readUnlessLong } from './read-unless-long.ts';

const OF = { kind: 'BALANCES' } as const;
const pages = (count: number, totalCount: number | null) => {
  const asked: ExportOf[] = [];
  let read = 0;
  const saved = (busy = false) =>
    readUnlessLong(
      async ({ after }) => {
        read += 1;
        const at = Number(after ?? 0);
        return ok({ entries: [at], after: at + 1 < count ? String(at + 1) : null, before: null, totalCount });
      },
      OF,
      {
        request: async (of) => {
          asked.push(of);
          return busy ? refused({ code: 'EXPORT_RUNNING' }) : ok(null);
        },
      },
    );
  return { asked, saved, read: () => read };
};

it('a short report is read to its end at once', async () => {
  const { asked, saved } = pages(3, LONG_REPORT_ROWS);
  expect(await saved()).toEqual(ok({ kind: 'ROWS', rows: [0, 1, 2] }));
  expect(asked).toEqual([]);
});

it('a long report is prepared by the server after its first page', async () => {
  for (const total of [LONG_REPORT_ROWS + 1, null]) {
    const { asked, saved, read } = pages(3, total);
    expect(await saved()).toEqual(ok({ kind: 'PREPARING' }));
    expect([asked, read()]).toEqual([[OF], 1]);
    expect(await saved(true)).toEqual(refused({ code: 'EXPORT_RUNNING' }));
  }
});

import { expect, it } from 'vitest';
import { makePrometheusMetrics } from '#server/platform/system/prometheus-metrics.ts';
import type { Database } from './connection.ts';
import { makeReports } from './reports.ts';

/** A database that answers every statement with these rows, or fails. */
function answering(answer: (text: string) => readonly object[]): {
  readonly database: Database;
  readonly asked: string[];
} {
  const asked: string[] = [];
  const query = (text: string) => {
    asked.push(text);
    return Promise.resolve().then(() => ({ rows: answer(text) }));
  };
  return { database: { pool: { query } } as unknown as Database, asked };
}
const away = (): never => {
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
};
const here = answering(() => [{ from: 'database' }]);
const isLook = (text: string): boolean => text.includes('pg_is_in_recovery');

function reportsOver(replica: (text: string) => readonly object[]) {
  let now = 0;
  const there = answering(replica);
  const reports = makeReports(here.database, there.database, makePrometheusMetrics(), () => now);
  return {
    read: async () => (await reports.query('a report')).rows,
    asked: there.asked,
    pass: (ms: number) => (now += ms),
  };
}

it('come from the database itself when there is no replica', async () => {
  const reports = makeReports(here.database, undefined, makePrometheusMetrics(), () => 0);
  expect((await reports.query('a report')).rows).toEqual([{ from: 'database' }]);
});

it.each([
  ['that is as far as the primary', 0, 'replica'],
  ['a moment behind', 9.9, 'replica'],
  ['too far behind', 10.1, 'database'],
  ['that does not hear the primary', null, 'database'],
])('are read, with a replica %s', async (_, seconds, from) => {
  const { read } = reportsOver((text) => (isLook(text) ? [{ seconds }] : [{ from: 'replica' }]));
  expect(await read()).toEqual([{ from }]);
});

it('come from the database while the replica is away, checked every two seconds', async () => {
  let broken = true;
  const { read, asked, pass } = reportsOver((text) =>
    broken ? away() : isLook(text) ? [{ seconds: 0 }] : [{ from: 'replica' }],
  );
  expect(await read()).toEqual([{ from: 'database' }]);
  broken = false;
  expect(await read()).toEqual([{ from: 'database' }]);
  pass(2_000);
  expect(await read()).toEqual([{ from: 'replica' }]);
  expect(asked.filter(isLook)).toHaveLength(2);
});

it('start over at the database when the replica fails; their own errors are reported', async () => {
  const lost = reportsOver((text) => (isLook(text) ? [{ seconds: 0 }] : away()));
  expect(await lost.read()).toEqual([{ from: 'database' }]);
  const wrong = reportsOver((text) => {
    if (isLook(text)) return [{ seconds: 0 }];
    throw Object.assign(new Error('no such column'), { code: '42703' });
  });
  await expect(wrong.read()).rejects.toThrow('no such column');
});

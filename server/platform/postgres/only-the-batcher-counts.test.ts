import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const WRITES_A_COUNTER =
  /\bUPDATE\s+quota\b|INSERT\s+INTO\s+quota\s*\([^)]*\b(?:reserved|sold)\b|updateTable\(\s*'quota'|MERGE\s+INTO\s+quota\b/i;

/** Server code without tests, migrations and test worlds. */
const sources = (): string[] =>
  globSync('{server,tools}/**/*.{ts,sql}', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts') && !file.includes('migrations') && !file.includes('node_modules'),
  );

/** The bench compares the batcher with these, on its own database. */
const OF_THE_BENCH = /^tools\/bench\/(?:one-transaction-|scale-fill-|desk-fill)/;

it('lets only the reservation batcher write reserved and sold counts', () => {
  const writers = sources().filter((file) => WRITES_A_COUNTER.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(writers.filter((file) => !OF_THE_BENCH.test(file))).toEqual([
    'server/sale/postgres/reservation-batcher-write.ts',
  ]);
});

it('finds a planted writer', () => {
  expect('UPDATE quota SET reserved = reserved + 1').toMatch(WRITES_A_COUNTER);
  expect('INSERT INTO quota (event_id, quota_id, scope, capacity, sold) VALUES').toMatch(WRITES_A_COUNTER);
  expect('INSERT INTO quota (event_id, quota_id, scope, capacity) SELECT').not.toMatch(WRITES_A_COUNTER);
});

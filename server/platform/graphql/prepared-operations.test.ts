import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { makePreparedOperations } from './prepared-operations.ts';
import { registerOperations } from './registered-operations.ts';

// A value of more than twelve letters is a slice of the text that it was read in.
const OPERATION = 'query TicketsOfTonight { tickets_of_tonight(hall: "A hall of many letters") }';
const schema = buildSchema('type Query { tickets_of_tonight(hall: String): String }');
const LENGTH = 19_000;
const spelling = (n: number): string => `${OPERATION} # ${n} `.padEnd(LENGTH, 'x');

const prepared = (isOwn?: (text: string) => boolean) =>
  makePreparedOperations(schema, { introspection: false, ...(isOwn === undefined ? {} : { isOwn }) });

/** Bytes that stay in use. */
function kept(work: () => void): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  work();
  collect();
  return process.memoryUsage().heapUsed - before;
}

describe('a caller’s text', () => {
  const COUNT = 900;
  it.each([
    ['prepared', prepared()],
    ['recognised as ours', registerOperations([OPERATION]).has],
  ])('is not kept once it is %s: its hash is', (_what, remember) => {
    const first = remember(spelling(0));
    const bytes = kept(() => {
      for (let n = 1; n <= COUNT; n += 1) remember(spelling(n));
    });
    expect(bytes).toBeLessThan((COUNT * LENGTH) / 2);
    expect(remember(spelling(0))).toBe(first);
  });
});

describe('a prepared operation', () => {
  it('is prepared once for each text', () => {
    const prepare = prepared();
    expect(prepare(OPERATION)).toBe(prepare(['', OPERATION].join('')));
    expect(prepare(spelling(1))).not.toBe(prepare(OPERATION));
    expect(prepare(OPERATION)).toMatchObject({ name: 'TicketsOfTonight' });
  });

  it('is forgotten after a thousand others, unless it is one of our own pages', () => {
    const own = '{ tickets_of_tonight }';
    const prepare = prepared((text) => text === own);
    const [ours, another] = [prepare(own), prepare(OPERATION)];
    for (let n = 0; n < 1_001; n += 1) prepare(`${OPERATION} # ${n}`);
    expect(prepare(own)).toBe(ours);
    expect(prepare(OPERATION)).not.toBe(another);
  });
});

import fc from 'fast-check';
import pg from 'pg';
import { expect, it } from 'vitest';
import { arrayLiteral } from './array-literal.ts';

const TEXT_ARRAY: number = 1009;
const readTexts = pg.types.getTypeParser(TEXT_ARRAY, 'text');

it('round-trips every text', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.uuid(),
    fc.constantFrom('NULL', 'null', '', ' ', '{', '}', ',', '"', '\\', '\\"', "'", 'HELD', 'Nguyễn'),
  );
  fc.assert(
    fc.property(fc.array(fc.option(words)), (texts) => {
      expect(readTexts(arrayLiteral(texts) ?? '')).toEqual(texts);
    }),
  );
});

it('writes numbers, booleans and dates unquoted', () => {
  const at = new Date('2026-11-20T10:00:00.123Z');
  expect(arrayLiteral([1, -2.5, true, false, undefined, at, at, 9_007_199_254_740_993n])).toBe(
    '{1,-2.5,true,false,NULL,2026-11-20T10:00:00.123Z,2026-11-20T10:00:00.123Z,9007199254740993}',
  );
});

it.each([[[[1]]], [[{}]], [[Buffer.from('x')]], [[new Date(Number.NaN)]], [[new Date(-1)]], [[new Date(8.64e15)]]])(
  'leaves %j to the driver',
  (elements) => {
    expect(arrayLiteral(elements)).toBeUndefined();
  },
);

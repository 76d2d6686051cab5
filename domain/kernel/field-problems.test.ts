import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countProblem, invalid, textProblem } from './field-problems.ts';

describe('a count', () => {
  it.each([
    [Number.NaN, { kind: 'NOT_A_NUMBER' }],
    [1.5, { kind: 'NOT_A_NUMBER' }],
    [Number.MAX_SAFE_INTEGER + 1, { kind: 'NOT_A_NUMBER' }],
    [0, { kind: 'TOO_SMALL', min: 1 }],
    [6, { kind: 'TOO_LARGE', max: 5 }],
  ] as const)('of %d is reported with its field', (count, problem) => {
    expect(countProblem('limit', count, 1, 5)).toEqual(invalid('limit', problem));
  });

  it('is valid exactly if null or a whole number within bounds', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double())),
        fc.nat({ max: 5 }),
        fc.nat({ max: 5 }),
        (count, min, more) => {
          const right = count === null || (Number.isInteger(count) && count >= min && count <= min + more);
          expect(countProblem('limit', count, min, min + more) === null).toBe(right);
        },
      ),
    );
  });
});

it.each([
  ['', 'REQUIRED', { kind: 'REQUIRED' }],
  [' \n', 'REQUIRED', { kind: 'REQUIRED' }],
  ['\u200B\u202E', 'REQUIRED', { kind: 'REQUIRED' }],
  ['abcd', 'REQUIRED', { kind: 'TOO_LONG', max: 3 }],
  ['abcd', 'OPTIONAL', { kind: 'TOO_LONG', max: 3 }],
  ['abc', 'REQUIRED', null],
  ['', 'OPTIONAL', null],
] as const)('the text %j (%s) has the problem %j', (text, need, problem) => {
  expect(textProblem('name', text, 3, need)).toEqual(problem === null ? null : invalid('name', problem));
});

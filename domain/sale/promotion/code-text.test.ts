import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_MAX, readCode } from './code-text.ts';

it.each([
  [' sale10 ', 'SALE10'],
  ['SALE10', 'SALE10'],
  ['\tSale-10_b\n', 'SALE-10_B'],
  ['7', '7'],
  ['x'.repeat(CODE_MAX), 'X'.repeat(CODE_MAX)],
])('%j is the code %j: trimmed, whatever its case [S5-24]', (typed, code) => {
  expect(readCode(typed)).toEqual({ ok: true, value: code });
});

it.each([
  ['', { kind: 'REQUIRED' }],
  ['  ', { kind: 'REQUIRED' }],
  ['A'.repeat(CODE_MAX + 1), { kind: 'TOO_LONG', max: CODE_MAX }],
  ['GIẢM10', { kind: 'MALFORMED' }],
  ['SALE 10', { kind: 'MALFORMED' }],
  ['-SALE', { kind: 'MALFORMED' }],
  ['_SALE', { kind: 'MALFORMED' }],
  ['SALE10%', { kind: 'MALFORMED' }],
  ['=SALE10', { kind: 'MALFORMED' }],
  // Its capital is a Latin I.
  ['sıx', { kind: 'MALFORMED' }],
])('%j is no code: %j', (typed, problem) => {
  expect(readCode(typed)).toEqual({ ok: false, refusal: { code: 'INVALID_INPUT', field: 'code', problem } });
});

it('is the same code however it is typed, and what is kept is read again', () => {
  const typed = fc.tuple(fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,31}$/), fc.constantFrom('', ' ', '\n'));
  fc.assert(
    fc.property(typed, ([text, space]) => {
      const code = readCode(text);
      expect(readCode(space + text.toLowerCase() + space)).toEqual(code);
      expect(code.ok && readCode(code.value)).toEqual(code);
    }),
  );
});

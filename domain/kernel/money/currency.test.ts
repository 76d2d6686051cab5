import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCurrency } from './currency.ts';

it('accepts VND', () => {
  expect(readCurrency('VND')).toEqual({ ok: true, value: 'VND' });
});

it('refuses any other currency, including points [S9-01]', () => {
  const others = fc.oneof(fc.constantFrom('USD', 'EUR', 'POINT', 'vnd', 'VND ', 'đ', ''), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(others, (text) => {
      fc.pre(text !== 'VND');
      expect(readCurrency(text)).toEqual({
        ok: false,
        refusal: { code: 'INVALID_INPUT', field: 'currency', problem: { kind: 'MALFORMED' } },
      });
    }),
  );
});

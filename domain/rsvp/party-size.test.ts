import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_PARTY_LIMIT, LARGEST_PARTY, partySize } from './party-size.ts';

it('a party is a whole number from one to what the invitation allows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2, max: 12 }),
      fc.integer({ min: DEFAULT_PARTY_LIMIT, max: LARGEST_PARTY }),
      (wanted, limit) => {
        const refusal = wanted < 1 ? { code: 'PARTY_EMPTY' } : { code: 'PARTY_TOO_LARGE', max: limit };
        expect(partySize(wanted, limit)).toEqual(
          wanted >= 1 && wanted <= limit ? { ok: true, value: wanted } : { ok: false, refusal },
        );
      },
    ),
  );
});

it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d people are none', (wanted) => {
  expect(partySize(wanted, 10)).toEqual({ ok: false, refusal: { code: 'PARTY_EMPTY' } });
});

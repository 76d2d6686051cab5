import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import { BANK_TRANSFER_HOLD, BANK_TRANSFER_SHOWN } from '#domain/money/payment/hold-times.ts';
import { moneyUnknownUntil } from './money-on-its-way.ts';
import { PAYMENT_RESULT_STATUSES } from './result-status.ts';

const begun = instant(0);
const payBefore = instant(begun + BANK_TRANSFER_SHOWN);

it('a transfer made in the last minute may be told of half an hour later, after its places were given back', () => {
  const until = moneyUnknownUntil({ status: 'EXPIRED', payBefore, ordered: true });
  expect(until).toBe(begun + 60 * MINUTE);
  expect(until).toBeGreaterThan(begun + BANK_TRANSFER_HOLD);
});

it('without an order nothing could be sent, and nothing is on its way', () => {
  expect(moneyUnknownUntil({ status: 'EXPIRED', payBefore, ordered: false })).toBe(null);
  expect(moneyUnknownUntil({ status: 'EXPIRED', payBefore: null, ordered: true })).toBe(null);
});

it('in every other state what there is to know of the money is known', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_RESULT_STATUSES), fc.boolean(), (status, ordered) => {
      expect(moneyUnknownUntil({ status, payBefore, ordered }) !== null).toBe(status === 'EXPIRED' && ordered);
    }),
  );
});

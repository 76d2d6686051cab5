import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIncomingTransfer } from '#test/arbitraries/transfer.arbitraries.ts';
import { isSameNotice, isSameTransfer, mayBeDuplicate } from './incoming-transfer.ts';

describe('identical transfers', () => {
  it('share account, reference, amount and direction, whatever the feed, time and text', () => {
    fc.assert(
      fc.property(anyIncomingTransfer, anyIncomingTransfer, (one, other) => {
        const { bankAccount, bankReference, amount, direction } = one;
        expect(isSameTransfer(one, { ...other, bankAccount, bankReference, amount, direction })).toBe(true);
        expect(isSameTransfer(one, other)).toBe(
          JSON.stringify([bankAccount, bankReference, amount, direction]) ===
            JSON.stringify([other.bankAccount, other.bankReference, other.amount, other.direction]),
        );
      }),
    );
  });

  it.each([
    { bankAccount: '0123499999' },
    { bankReference: 'FT1' },
    { amount: 200_001 },
    { direction: 'out' as const },
  ])('differ with %j', (over) => {
    const one = { bankAccount: '0011004321234', bankReference: 'MBVCB.1', amount: 200_000, direction: 'in' as const };
    expect(isSameTransfer(one, { ...one, ...over })).toBe(false);
  });

  it('a notice repeats under the feed’s own id; equal ids of two feeds are unrelated', () => {
    const one = { provider: 'sepay', providerTransferId: '92704' } as const;
    expect(isSameNotice(one, { ...one })).toBe(true);
    expect(isSameNotice(one, { ...one, providerTransferId: '92705' })).toBe(false);
    expect(isSameNotice(one, { ...one, provider: 'casso' })).toBe(false);
  });

  it('may be duplicates only between two feeds with one amount', () => {
    fc.assert(
      fc.property(anyIncomingTransfer, anyIncomingTransfer, (one, other) => {
        expect(mayBeDuplicate(one, other)).toBe(mayBeDuplicate(other, one));
        if (mayBeDuplicate(one, other))
          expect([one.amount, new Set([one.provider, other.provider]).size]).toEqual([other.amount, 2]);
        expect(mayBeDuplicate(one, { provider: one.provider, amount: one.amount })).toBe(false);
      }),
    );
    expect(mayBeDuplicate({ provider: 'sepay', amount: 1 }, { provider: 'casso', amount: 1 })).toBe(true);
    expect(mayBeDuplicate({ provider: 'sepay', amount: 1 }, { provider: 'casso', amount: 2 })).toBe(false);
  });
});

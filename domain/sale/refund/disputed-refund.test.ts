import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import {
  type DisputeState,
  disputedRefunds,
  heldBy,
  isUnpaid,
  returnedByDispute,
  taskOfTaken,
  wonBack,
} from './disputed-refund.ts';
import { REFUND_STATUSES } from './refund.ts';

const anyDong = fc.integer({ min: 0, max: 1_000_000 }).map(dong);
const anyState = fc.constantFrom<DisputeState>('OPEN', 'WON', 'LOST');
const anyDispute = fc.record({ state: anyState, ofRefunds: anyDong });
const anyUnpaid = fc
  .array(fc.integer({ min: 1, max: 500_000 }).map(dong), { maxLength: 5 })
  .map((amounts) => amounts.map((amount, at) => ({ refundId: `r${at}`, amount })));

describe('a refund of a disputed card payment', () => {
  it('waits while the dispute is open or lost, unless the dispute was won or is not about its money', () => {
    const money = dong(100_000);
    expect(heldBy({ state: 'OPEN', ofRefunds: money })).toBe('OPEN');
    expect(heldBy({ state: 'LOST', ofRefunds: money })).toBe('LOST');
    expect(heldBy({ state: 'WON', ofRefunds: money })).toBeNull();
    for (const state of ['OPEN', 'LOST', 'WON'] as const) expect(heldBy({ state, ofRefunds: ZERO })).toBeNull();
  });

  it('is unpaid until it is sent, and again when it failed', () => {
    expect(REFUND_STATUSES.filter(isUnpaid)).toEqual(['DECIDED', 'FAILED']);
  });

  it('is in dispute with what the bank took beyond the chargeback', () => {
    expect(disputedRefunds(dong(250_000), dong(150_000))).toBe(100_000);
    expect(disputedRefunds(dong(250_000), ZERO)).toBe(250_000);
    expect(disputedRefunds(dong(100_000), dong(150_000))).toBe(ZERO);
  });

  it('is returned by a lost dispute whose money covers all of them', () => {
    const unpaid = [
      { refundId: 'r0', amount: dong(60_000) },
      { refundId: 'r1', amount: dong(40_000) },
    ];
    const lost = (ofRefunds: number) => ({ state: 'LOST', ofRefunds: dong(ofRefunds) }) as const;
    expect(returnedByDispute(lost(100_000), unpaid, null)).toEqual(unpaid);
    expect(returnedByDispute(lost(99_999), unpaid, null)).toEqual([]);
    expect(returnedByDispute(lost(60_000), unpaid, 'r0')).toEqual(unpaid.slice(0, 1));
    expect(returnedByDispute(lost(59_999), unpaid, 'r0')).toEqual([]);
  });

  it('is never returned twice, beyond what the bank took, or by a dispute that is open or won', () => {
    fc.assert(
      fc.property(anyDispute, anyUnpaid, fc.constantFrom(null, 'r0', 'r3'), (dispute, unpaid, named) => {
        const returned = returnedByDispute(dispute, unpaid, named);
        expect(sum(returned.map(({ amount }) => amount))).toBeLessThanOrEqual(dispute.ofRefunds);
        if (dispute.state !== 'LOST') expect(returned).toEqual([]);
        expect(new Set(returned).size).toBe(returned.length);
      }),
    );
  });
});

describe('what a dispute leaves for a person to decide', () => {
  it.each([
    ['all of the order was taken', { amount: 100, isPart: false, chargedBack: 100, unpaid: 0 }, null],
    ['the order and a refund that waits', { amount: 150, isPart: false, chargedBack: 100, unpaid: 50 }, null],
    ['a refund that waits, and nothing else', { amount: 50, isPart: true, chargedBack: 0, unpaid: 50 }, null],
    ['a part of the order', { amount: 50, isPart: true, chargedBack: 0, unpaid: 0 }, 'PART'],
    ['a part, beside a refund of another amount', { amount: 50, isPart: true, chargedBack: 0, unpaid: 20 }, 'PART'],
    ['more than there was', { amount: 150, isPart: false, chargedBack: 100, unpaid: 0 }, 'AMOUNT'],
    ['less than was charged back', { amount: 80, isPart: false, chargedBack: 100, unpaid: 0 }, 'AMOUNT'],
  ] as const)('%s', (_, taken, task) => {
    const { amount, isPart, chargedBack, unpaid } = taken;
    const money = { amount: dong(amount), isPart, chargedBack: dong(chargedBack), unpaid: dong(unpaid) };
    expect(taskOfTaken(money)).toBe(task);
  });

  it('owes the buyer what a chargeback took and a won dispute brought back, and nothing of refunds', () => {
    fc.assert(
      fc.property(anyState, anyDong, anyDong, (state, chargedBack, ofRefunds) => {
        const back = wonBack({ state, ofRefunds, amount: dong(chargedBack + ofRefunds) });
        expect(back).toBe(state === 'LOST' ? ZERO : chargedBack);
      }),
    );
  });
});

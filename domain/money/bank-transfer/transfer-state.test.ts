import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { PAYMENT_STATES } from '#domain/money/payment/payment-state.ts';
import { reachable } from '#test/builders/reachable.ts';
import {
  mayBeMatched,
  mayBeReopened,
  needsReview,
  settleTransfer,
  TRANSFER_STATES,
  TRANSFER_STATES_TO_REVIEW,
  TRANSFER_TRANSITIONS,
} from './transfer-state.ts';

describe('transfer states', () => {
  it('are all reachable from STORED, which never recurs', () => {
    expect(reachable(TRANSFER_TRANSITIONS, 'STORED')).toEqual(new Set(['STORED', ...TRANSFER_STATES]));
    expect(Object.values(TRANSFER_TRANSITIONS).flat()).not.toContain('STORED');
  });

  it('are distinct', () => {
    expect(new Set(TRANSFER_STATES).size).toBe(TRANSFER_STATES.length);
    expect(['STORED', ...TRANSFER_STATES].toSorted()).toEqual(Object.keys(TRANSFER_TRANSITIONS).toSorted());
  });

  it('unclear transfers and refunds paid wrongly are reviewed by a person; all others are final', () => {
    expect(TRANSFER_STATES_TO_REVIEW).toEqual(['UNKNOWN', 'AMBIGUOUS', 'REFUND_AMOUNT', 'REFUND_SECOND']);
    expect(
      TRANSFER_STATES.filter((state) => !needsReview(state) && state !== 'CLOSED').flatMap(
        (state) => TRANSFER_TRANSITIONS[state],
      ),
    ).toEqual([]);
  });

  it('only a transfer whose payment is unclear is matched by a person; a refund paid wrongly is only closed', () => {
    expect(TRANSFER_STATES.filter(mayBeMatched)).toEqual(['UNKNOWN', 'AMBIGUOUS']);
  });

  it('money that arrived and was closed waits for review again once it is reopened; a closed refund stays closed', () => {
    expect(TRANSFER_TRANSITIONS.CLOSED).toEqual(['UNKNOWN']);
    for (const state of TRANSFER_STATES)
      for (const direction of ['in', 'out'] as const)
        expect(mayBeReopened({ state, direction })).toBe(state === 'CLOSED' && direction === 'in');
  });

  it('a reviewed transfer never becomes unclear again or ignored', () => {
    for (const state of TRANSFER_STATES_TO_REVIEW) {
      const next: readonly string[] = TRANSFER_TRANSITIONS[state];
      expect(next).toContain('CLOSED');
      for (const never of ['STORED', 'UNKNOWN', 'AMBIGUOUS', 'IGNORED']) expect(next).not.toContain(never);
    }
  });
});

const amount = fc.integer({ min: 1, max: 10_000_000 }).map(dong);
const payment = fc.record({
  state: fc.constantFrom(...PAYMENT_STATES),
  amount,
  received: fc.oneof(fc.constant(ZERO), amount),
});

describe('settling an amount', () => {
  it('received, missing and surplus account for every dong', () => {
    fc.assert(
      fc.property(payment, amount, (waiting, came) => {
        const verdict = settleTransfer(waiting, came);
        expect(verdict.received).toBe(waiting.received + came);
        if (verdict.kind === 'SHORT') expect(verdict.received + verdict.missing).toBe(waiting.amount);
        if (verdict.kind === 'PAID') expect(verdict.received - verdict.surplus).toBe(waiting.amount);
        if (verdict.kind === 'SECOND') expect(verdict.surplus).toBe(came);
      }),
    );
  });

  it.each([
    ['exactly', 'PENDING', 0, 100, { kind: 'PAID', received: 100, surplus: 0 }],
    ['too little', 'PENDING', 0, 99, { kind: 'SHORT', received: 99, missing: 1 }],
    ['the rest', 'PART_PAID', 99, 1, { kind: 'PAID', received: 100, surplus: 0 }],
    ['too much', 'PENDING', 0, 101, { kind: 'PAID', received: 101, surplus: 1 }],
    ['late', 'EXPIRED', 0, 100, { kind: 'PAID', received: 100, surplus: 0 }],
    ['twice', 'SUCCEEDED', 100, 100, { kind: 'SECOND', received: 200, surplus: 100 }],
    ['late and twice', 'LATE_MONEY', 100, 100, { kind: 'SECOND', received: 200, surplus: 100 }],
    ['after the refund was decided', 'REFUND_DUE', 40, 60, { kind: 'SECOND', received: 100, surplus: 60 }],
    ['after a part was refunded', 'REFUNDED', 40, 10, { kind: 'SECOND', received: 50, surplus: 10 }],
    ['the rest of a late part', 'LATE_MONEY', 40, 60, { kind: 'PAID', received: 100, surplus: 0 }],
  ] as const)('%s', (_how, state, received, came, verdict) => {
    expect(settleTransfer({ state, amount: dong(100), received: dong(received) }, dong(came))).toEqual(verdict);
  });
});

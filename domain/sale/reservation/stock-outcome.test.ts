import { describe, expect, it } from 'vitest';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { accountId } from '#test/builders/a-viewer.ts';
import { NOW } from '#test/builders/moments.ts';
import type { Payment } from './reservation.ts';
import { type Settled, transferOutcome } from './stock-outcome.ts';

const payment: Payment = {
  paymentId: 'p1',
  checkoutSessionId: 'c1',
  accountId: accountId('lan'),
  provider: 'BANK_TRANSFER',
  state: 'SUCCEEDED',
  amount: dong(400_000),
  received: dong(400_000),
  payBefore: NOW,
  heldUntil: NOW,
  lateChoice: null,
  idempotencyKey: 'key p1',
};
const sold = { kind: 'SOLD', payment, lines: [], orderStatus: 'SUCCESSFUL' } as const;

describe('the transfer state of a settled payment', () => {
  it.each([
    ['the places are the buyer’s', { ...sold, late: false, surplus: ZERO }, 'PAID'],
    ['with a dong too much', { ...sold, late: false, surplus: dong(1) }, 'OVER'],
    ['late', { ...sold, late: true, surplus: ZERO }, 'LATE_SEATED'],
    ['late, with a dong too much', { ...sold, late: true, surplus: dong(1) }, 'LATE_SEATED'],
    ['a dong is missing', { kind: 'PART_PAID', payment, missing: dong(1) }, 'SHORT'],
    ['no place is left', { kind: 'NO_PLACE', payment, because: 'SOLD_OUT', surplus: ZERO }, 'LATE_NO_PLACE'],
    ['it was paid before', { kind: 'SECOND_PAYMENT', payment, surplus: dong(400_000) }, 'DUPLICATE'],
    ['it was told before', { kind: 'REPEATED', payment }, 'PAID'],
  ] as const satisfies readonly (readonly [string, Settled, string])[])('%s', (_what, settled, state) => {
    expect(transferOutcome(settled)).toBe(state);
  });
});

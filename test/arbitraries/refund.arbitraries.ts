import fc from 'fast-check';
import type { MoneyParts } from '#domain/sale/refund/money-parts.ts';
import type { OrderMoney, RefundCommand } from '#domain/sale/refund/order-money.ts';
import { REFUND_REASONS } from '#domain/sale/refund/refund.ts';
import { anyDong } from './money.arbitraries.ts';
import { anyMoment } from './reward.arbitraries.ts';

export const anyParts: fc.Arbitrary<MoneyParts> = fc.record({
  tickets: anyDong,
  donation: anyDong,
  late: anyDong,
  surplus: anyDong,
});

export const anyOrderMoney: fc.Arbitrary<OrderMoney> = fc.record({
  paid: anyParts,
  eventEndsAt: anyMoment,
  refunds: fc.constant([]),
});

const refundId = fc.constantFrom('f1', 'f2', 'f3');

export const anyRefundCommand: fc.Arbitrary<RefundCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('DECIDE'),
    refundId,
    reason: fc.constantFrom(...REFUND_REASONS),
    parts: fc.oneof({ weight: 2, arbitrary: fc.constant('ALL') }, { weight: 1, arbitrary: anyParts }),
  }),
  fc.record({ kind: fc.constantFrom('SEND', 'CONFIRM', 'FAIL'), refundId }),
);

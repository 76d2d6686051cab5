import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { maskedNumber } from '#domain/people/bank-account.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { RefundReason, RefundStatus } from '#domain/sale/refund/refund.ts';
import { type Payout, RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { readRefundSecret } from './refund-link.ts';

export type SharedRefund = {
  readonly eventName: string;
  readonly orderNumber: string;
  readonly amount: Dong;
  readonly reason: RefundReason;
  readonly status: RefundStatus;
  readonly paidAt: Instant | null;
  readonly account: { readonly bin: string; readonly number: string; readonly holder: string } | null;
  readonly source: Payout['source'];
};

export const sharedRefund = (refund: Payout): SharedRefund => ({
  eventName: refund.eventName,
  orderNumber: refund.orderNumber,
  amount: refund.amount,
  reason: refund.reason,
  status: refund.status,
  paidAt: refund.confirmedAt,
  account: refund.account === null ? null : { ...refund.account, number: maskedNumber(refund.account.number) },
  source: refund.source,
});

/** LINK_EXPIRED: not ours. */
export type OpenRefundLink = (secret: string) => Promise<Result<SharedRefund, RefusalOf<'LINK_EXPIRED'>>>;

export const OpenRefundLink = defineUseCase(
  'OpenRefundLink',
  { payouts: RefundPayouts, keyring: Keyring },
  ({ payouts, keyring }): OpenRefundLink =>
    async (secret) => {
      const named = readRefundSecret(keyring, secret);
      const refund = named === null ? null : await payouts.find(named);
      return refund === null ? refused({ code: 'LINK_EXPIRED' }) : ok(sharedRefund(refund));
    },
);

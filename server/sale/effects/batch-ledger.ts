import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { organiserKeepsPostings } from '#domain/ledger/manual-postings.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { partsRefundedPostings } from '#domain/ledger/refund-postings.ts';
import { lateMoneyPostings, receiptPostings, salePostings, seatedLatePostings } from '#domain/ledger/sale-postings.ts';
import {
  pointsPaidPostings,
  pointsSubject,
  walletPartPaidPostings,
  walletPartSubject,
} from '#domain/ledger/wallet-postings.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import { NO_MONEY } from '#domain/sale/refund/money-parts.ts';
import type { Payment } from '#domain/sale/reservation/reservation.ts';
import type { FrozenQuote } from '#server/event/ports/event-book.ts';
import type { BookedLine } from '#server/sale/ports/desk-decision.ts';

export type BatchLedger = ReturnType<typeof batchLedger>;

export type Arrival = { readonly provider: PaymentProvider; readonly providerReference: string; readonly amount: Dong };

/** Booked late money is kept per payment: it leaves the account before it is earned or refunded. */
export function batchLedger(given: {
  readonly eventId: number;
  readonly payments: readonly Payment[];
  readonly now: Instant;
  readonly id: () => string;
}) {
  const { eventId, now, id } = given;
  const lines: BookedLine[] = [];
  const late = new Map(
    given.payments
      .filter((payment) => payment.state === 'LATE_MONEY')
      .map((payment) => [payment.paymentId, payment.received]),
  );
  const book = (postings: readonly Posting[]): void => {
    for (const posting of postings) lines.push({ ...posting, ledgerLineId: id(), at: now });
  };
  const lateOf = (payment: Payment): Dong => late.get(payment.paymentId) ?? ZERO;
  // `received` only grows, so payment and sum together name one receipt.
  const subjectOf = (payment: Payment): string => `payment ${payment.paymentId} ${payment.received}`;

  return {
    lines,
    arrived: ({ provider, providerReference, amount }: Arrival): void =>
      book(receiptPostings({ eventId, provider, subject: `${provider} ${providerReference}`, amount })),
    sold: (payment: Payment, orderId: string, quote: FrozenQuote, surplus: Dong): void => {
      book(seatedLatePostings({ eventId, subject: subjectOf(payment), amount: lateOf(payment) }));
      late.delete(payment.paymentId);
      const { points = NO_POINTS, wallet = ZERO } = quote;
      book(pointsPaidPostings({ eventId, subject: pointsSubject(payment), points }));
      book(walletPartPaidPostings({ eventId, subject: walletPartSubject(payment), amount: wallet }));
      book(
        salePostings({
          eventId,
          orderId,
          tickets: minus(quote.final, quote.donation),
          donation: quote.donation,
          surplus,
        }),
      );
    },
    keptByOrganiser: ({ paymentId, amount }: Payment): void =>
      book(organiserKeepsPostings({ eventId, subject: paymentId, amount })),
    /** As late money. */
    withoutPlace: (payment: Payment): void => {
      book(
        lateMoneyPostings({ eventId, subject: subjectOf(payment), amount: minus(payment.received, lateOf(payment)) }),
      );
      late.set(payment.paymentId, payment.received);
    },
    second: (payment: Payment, amount: Dong): void =>
      book(lateMoneyPostings({ eventId, subject: subjectOf(payment), amount })),
    /** All late money of the payment; returns its amount. */
    refundDecided: (payment: Payment, refundId: string): Dong => {
      const amount = lateOf(payment) > 0 ? lateOf(payment) : payment.received;
      book(partsRefundedPostings({ eventId, subject: refundId, parts: { ...NO_MONEY, late: amount } }));
      late.delete(payment.paymentId);
      return amount;
    },
  };
}

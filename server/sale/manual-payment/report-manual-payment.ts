import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { ApprovalBook } from '#server/sale/ports/approval-book.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';

/** It proves nothing: only the organiser's confirmation sells the places. */
export type ReportManualPayment = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => Promise<Result<CheckoutView, Refusal>>;

export const ReportManualPayment = defineUseCase(
  'ReportManualPayment',
  {
    find: FindCheckout,
    manual: ManualPayments,
    organisers: ApprovalBook,
    transact: Transact,
    outbox: EmailOutbox,
    jobs: JobQueue,
    bus: EventBus,
    clock: Clock,
  },
  ({ find, manual, organisers, transact, outbox, jobs, bus, clock }): ReportManualPayment =>
    async (input) => {
      const checkout = await find(input);
      if (!checkout.ok) return checkout;
      const { eventId, checkoutSessionId, payment, state } = checkout.value;
      if (payment?.provider !== 'MANUAL') return refused({ code: 'NOT_FOUND' });
      const { paymentId, payBefore } = payment;
      const now = clock.now();
      if (!isWaiting(payment.state) || now >= payBefore) return refused({ code: 'CHECKOUT_CLOSED', state });
      const organiser = await organisers.organiser(eventId);
      const first = await transact.transaction(async (tx) => {
        if (!(await manual.reported(tx, { eventId, paymentId }, now))) return false;
        if (organiser !== null)
          await outbox.queue(tx, [
            {
              content: { message: 'manual-payment-reported', eventId, paymentId },
              recipient: organiser.email,
              locale: organiser.locale,
            },
          ]);
        return true;
      });
      if (first) {
        jobs.wake('tickets');
        bus.publish({ kind: 'checkout', eventId, checkoutSessionId });
      }
      return checkout;
    },
);

import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { privateFileIdOf } from '#server/platform/files/private-link.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { ApprovalBook } from '#server/sale/ports/approval-book.ts';
import type { CheckoutView } from '#server/sale/ports/checkout-reader.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';

/**
 * Only the organiser's confirmation sells the places. `proof`: the address of a picture of the transfer that the buyer
 * uploaded, which may come later and be replaced; INVALID_INPUT where it is not theirs.
 */
export type ReportManualPayment = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
  readonly proof: string | null;
}) => Promise<Result<CheckoutView, Refusal>>;

type Told = 'FIRST' | 'AGAIN' | 'ANSWERED' | 'NOT_THEIRS';

const NOT_THEIRS = refused({
  code: 'INVALID_INPUT' as const,
  field: 'proof',
  problem: { kind: 'MALFORMED' as const },
});

async function uploaded(files: PrivateFileRows, accountId: AccountId, address: string): Promise<string | null> {
  const fileId = privateFileIdOf(address);
  return fileId !== null && (await files.find(accountId, fileId))?.kind === 'PAYMENT_PROOF' ? fileId : null;
}

export const ReportManualPayment = defineUseCase(
  'ReportManualPayment',
  {
    find: FindCheckout,
    manual: ManualPayments,
    files: PrivateFileRows,
    organisers: ApprovalBook,
    transact: Transact,
    outbox: EmailOutbox,
    jobs: JobQueue,
    bus: EventBus,
    clock: Clock,
  },
  ({ find, manual, files, organisers, transact, outbox, jobs, bus, clock }): ReportManualPayment =>
    async (input) => {
      const checkout = await find(input);
      if (!checkout.ok) return checkout;
      const { eventId, checkoutSessionId, payment, state } = checkout.value;
      if (payment?.provider !== 'MANUAL') return refused({ code: 'NOT_FOUND' });
      const { paymentId, payBefore } = payment;
      const now = clock.now();
      if (!isWaiting(payment.state) || now >= payBefore) return refused({ code: 'CHECKOUT_CLOSED', state });
      const fileId = input.proof === null ? null : await uploaded(files, input.accountId, input.proof);
      if (input.proof !== null && fileId === null) return NOT_THEIRS;
      const organiser = await organisers.organiser(eventId);
      const told = await transact.transaction(async (tx): Promise<Told> => {
        if (fileId !== null) {
          if (!(await files.keep(tx, input.accountId, [fileId], now))) return 'NOT_THEIRS';
          const proved = await manual.prove(tx, { eventId, paymentId }, fileId);
          const loose = proved === null ? fileId : proved.before;
          if (loose !== null && loose !== (proved && fileId))
            await files.release(tx, [{ accountId: input.accountId, fileId: loose }]);
          if (proved === null) return 'ANSWERED';
        }
        if (!(await manual.reported(tx, { eventId, paymentId }, now))) return 'AGAIN';
        if (organiser !== null)
          await outbox.queue(tx, [
            {
              content: { message: 'manual-payment-reported', eventId, paymentId },
              recipient: organiser.email,
              locale: organiser.locale,
            },
          ]);
        return 'FIRST';
      });
      if (told === 'NOT_THEIRS') return NOT_THEIRS;
      if (told === 'ANSWERED') return refused({ code: 'CHECKOUT_CLOSED', state });
      if (told === 'FIRST') {
        jobs.wake('tickets');
        bus.publish({ kind: 'checkout', eventId, checkoutSessionId });
      }
      return checkout;
    },
);

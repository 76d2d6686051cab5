import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';

const PAYMENTS_AT_ONCE = 200;
/** The organiser's reminder repeats the message of the buyer's report. */
const AGAIN = 2;

/** The buyer to pay, or the organiser to answer a report. Returns how many were due. */
export type RemindOfManualPayments = () => Promise<number>;

export const RemindOfManualPayments = defineUseCase(
  'RemindOfManualPayments',
  { manual: ManualPayments, transact: Transact, outbox: EmailOutbox, jobs: JobQueue, clock: Clock },
  ({ manual, transact, outbox, jobs, clock }): RemindOfManualPayments =>
    async () => {
      const due = await manual.due(clock.now(), PAYMENTS_AT_ONCE);
      for (const { eventId, paymentId, waiting, to, email, locale } of due)
        await transact.transaction(async (tx) => {
          if (!(await manual.reminded(tx, { eventId, paymentId })) || !waiting || email === null) return;
          await outbox.queue(tx, [
            {
              content: {
                message: to === 'BUYER' ? 'manual-payment-reminder' : 'manual-payment-reported',
                eventId,
                paymentId,
              },
              recipient: email,
              locale,
              ...(to === 'BUYER' ? {} : { occurrence: AGAIN }),
            },
          ]);
        });
      if (due.some(({ waiting }) => waiting)) jobs.wake('tickets');
      return due.length;
    },
);

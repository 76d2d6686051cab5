import { later } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { LATE_MONEY_REMINDED_AFTER } from '#domain/sale/refund/owed-money.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { OwedMoneySearch } from '#server/sale/ports/owed-money.ts';

const PAYMENTS_AT_ONCE = 200;

/** Returns how many were due. */
export type RemindOfLateMoney = () => Promise<number>;

export const RemindOfLateMoney = defineUseCase(
  'RemindOfLateMoney',
  { search: OwedMoneySearch, transact: Transact, outbox: EmailOutbox, jobs: JobQueue, clock: Clock },
  ({ search, transact, outbox, jobs, clock }): RemindOfLateMoney =>
    async () => {
      const due = await search.unanswered(later(clock.now(), -LATE_MONEY_REMINDED_AFTER), PAYMENTS_AT_ONCE);
      for (const money of due)
        await transact.transaction(async (tx) => {
          if (!(await search.reminded(tx, money, clock.now()))) return;
          const { eventId, paymentId, email, locale } = money;
          await outbox.queue(tx, [
            { content: { message: 'late-money-reminder', eventId, paymentId }, recipient: email, locale },
          ]);
        });
      if (due.length > 0) jobs.wake('tickets');
      return due.length;
    },
);

import { later, SECOND } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { EventRecipients } from '#server/event/ports/event-recipients.ts';
import { GuestMailings, type MailingRow } from '#server/event/ports/guest-mailings.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { MAIL_BATCH_JOB, type MailBatch } from './mailing-ports.ts';

/** Writes and queues in one transaction, so that a killed batch runs again and nobody is written to twice. */
export type MailNextBatch = (batch: MailBatch) => Promise<void>;

export const MAILED_AT_ONCE = 100;
/** Time for a stop to take effect; at most 1,200 emails a minute. */
const PAUSE = 5 * SECOND;

export const MailNextBatch = defineUseCase(
  'MailNextBatch',
  {
    mailings: GuestMailings,
    recipients: EventRecipients,
    outbox: EmailOutbox,
    transact: Transact,
    jobs: JobQueue,
    bus: EventBus,
    clock: Clock,
  },
  ({ mailings, recipients, outbox, transact, jobs, bus, clock }): MailNextBatch =>
    async ({ eventId, mailingId, sent: before }) => {
      const moved = await transact.transaction(async (tx) => {
        const row = await mailings.lock(tx, eventId, mailingId);
        if (row?.state !== 'SENDING' || row.sent !== before) return false;
        const now = clock.now();
        const people = await recipients.takeUntold(tx, eventId, mailingId, MAILED_AT_ONCE, now);
        await outbox.queue(
          tx,
          people.map(({ email, locale }) => ({
            content: { message: 'guest-mailing', eventId, mailingId },
            recipient: email,
            locale,
          })),
        );
        const sent = row.sent + people.length;
        const isDone = sent >= row.people || people.length === 0;
        const after: MailingRow = { ...row, sent, ...(isDone ? { state: 'DONE', endedAt: now } : {}) };
        await mailings.put(tx, after);
        if (!isDone)
          await jobs.enqueue(tx, [
            {
              ...MAIL_BATCH_JOB,
              payload: { eventId, mailingId, sent } satisfies MailBatch,
              runAt: later(now, PAUSE),
            },
          ]);
        return true;
      });
      if (!moved) return;
      jobs.wake('bulk');
      bus.publish({ kind: 'event', eventId });
    },
);

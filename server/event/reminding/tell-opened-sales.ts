import { isReminderDue } from '#domain/event/sale-reminder.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { SaleReminders } from '#server/event/ports/sale-reminders.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { salesOfEvents } from './sales-of-events.ts';

const EVENTS_AT_ONCE = 100;
const EMAILS_AT_ONCE = 100;

/** Marked and queued in one transaction, so that nobody is written to twice. */
export type TellOpenedSales = () => Promise<number>;

export const TellOpenedSales = defineUseCase(
  'TellOpenedSales',
  {
    reminders: SaleReminders,
    catalogue: EventCatalogue,
    outbox: EmailOutbox,
    transact: Transact,
    jobs: JobQueue,
    clock: Clock,
  },
  ({ reminders, catalogue, outbox, transact, jobs, clock }): TellOpenedSales => {
    const tellSome = (eventId: number) =>
      transact.transaction(async (tx) => {
        const people = await reminders.take(tx, eventId, EMAILS_AT_ONCE, clock.now());
        await outbox.queue(
          tx,
          people.map(({ email, locale }) => ({
            content: { message: 'sale-opened', eventId },
            recipient: email,
            locale,
          })),
        );
        return people.length;
      });
    return async () => {
      const now = clock.now();
      let told = 0;
      const sales = await salesOfEvents(catalogue, await reminders.candidates(now, EVENTS_AT_ONCE), now);
      for (const [eventId, state] of sales) if (isReminderDue(state)) told += await tellSome(eventId);
      if (told > 0) jobs.wake('bulk');
      return told;
    };
  },
);

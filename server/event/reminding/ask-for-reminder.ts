import { mayBeReminded } from '#domain/event/sale-reminder.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { SaleReminders } from '#server/event/ports/sale-reminders.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { salesOfEvents } from './sales-of-events.ts';

/** False: the event’s sale is not ahead. Repeated, nothing changes. The caller has checked that the event is seen. */
export type AskForReminder = (asked: {
  readonly eventId: number;
  readonly email: EmailAddress;
  readonly locale: Locale;
}) => Promise<boolean>;

export const AskForReminder = defineUseCase(
  'AskForReminder',
  { reminders: SaleReminders, catalogue: EventCatalogue, clock: Clock },
  ({ reminders, catalogue, clock }): AskForReminder =>
    async ({ eventId, email, locale }) => {
      const now = clock.now();
      const state = (await salesOfEvents(catalogue, [eventId], now)).get(eventId);
      if (state === undefined || !mayBeReminded(state)) return false;
      await reminders.ask(eventId, email, locale, now);
      return true;
    },
);

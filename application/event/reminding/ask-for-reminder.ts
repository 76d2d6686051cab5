import { SaleReminders } from '#application/event/ports/sale-reminders.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';

/** False: the event’s sale is not ahead. */
export type AskForReminder = (eventId: number, typed: string) => Promise<Result<boolean, Refusal>>;

export const AskForReminder = defineUseCase(
  'AskForReminder',
  { reminders: SaleReminders },
  ({ reminders }): AskForReminder =>
    async (eventId, typed) => {
      const email = parseEmailAddress(typed);
      return email.ok ? reminders.ask(eventId, email.value) : refused(email.refusal);
    },
);

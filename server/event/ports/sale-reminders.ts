import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type SaleReminder = { readonly email: string; readonly locale: Locale };

export type SaleReminders = {
  /** Repeated, nothing changes. */
  readonly ask: (eventId: number, email: EmailAddress, locale: Locale, at: Instant) => Promise<void>;
  /** Published events with reminders to send, of which a ticket may be on sale. */
  readonly candidates: (now: Instant, most: number) => Promise<readonly number[]>;
  /** Marks the next ones as told. Skips locked rows. */
  readonly take: (tx: Transaction, eventId: number, most: number, at: Instant) => Promise<readonly SaleReminder[]>;
  /** Removes those told before, and those of events that ended before; answers how many. */
  readonly forget: (before: Instant, most: number) => Promise<number>;
};

export const SaleReminders: Token<SaleReminders> = token<SaleReminders>('SaleReminders');

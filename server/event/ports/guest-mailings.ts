import type { MailedAnswerWords } from '#domain/event/mailing/mailed-answer.ts';
import type { MailingScope } from '#domain/event/mailing/mailing.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EventRecipient } from '#server/event/ports/event-recipients.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Row } from '#server/platform/ports/row.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type MailingRow = Omit<Row<'guest_mailing'>, 'byAccountId' | 'answer'> & {
  readonly byAccountId: AccountId;
  readonly answer: MailedAnswerWords | null;
};

export type MailedGuest = EventRecipient & { readonly name: string };

/** Emails of an event's team to many guests, each of whom gets it once. */
export type GuestMailings = {
  readonly find: (eventId: number, mailingId: string) => Promise<MailingRow | null>;
  readonly lock: (tx: Transaction, eventId: number, mailingId: string) => Promise<MailingRow | null>;
  readonly put: (tx: Transaction, row: MailingRow) => Promise<void>;
  /** Newest first. */
  readonly list: (eventId: number, page: PageRequest) => Promise<Page<MailingRow>>;
  readonly count: (eventId: number) => Promise<number | null>;
  /** Of the event, waiting for their time. */
  readonly countScheduled: (tx: Transaction, eventId: number) => Promise<number>;
  /** How many match, by address, without those who opted out or whose address bounced. */
  readonly countGuests: (eventId: number, scope: MailingScope) => Promise<number>;
  /** Some who match; `search`: in names and addresses, null for any. */
  readonly guests: (
    eventId: number,
    scope: MailingScope,
    search: string | null,
    limit: number,
  ) => Promise<readonly MailedGuest[]>;
  /** Adds all who match as recipients of `mailingId`; how many they are. */
  readonly addGuests: (tx: Transaction, eventId: number, scope: MailingScope, mailingId: string) => Promise<number>;
};
export const GuestMailings: Token<GuestMailings> = token<GuestMailings>('GuestMailings');

import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { BoughtTicket } from '#domain/ticket/bought-ticket.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type LiveTicket = Exclude<BoughtTicket, { readonly state: 'VOID' }>;

/** One ticket that nobody else scans, gives or changes meanwhile. */
export type TicketPage = {
  /** Null: it is void. */
  readonly ticket: LiveTicket | null;
  readonly eventId: number;
  readonly boughtTicketId: string;
  readonly userOrderId: string;
  /** Its holder; its giver while it is on its way. */
  readonly accountId: AccountId;
  /** Who gave it to the one who has it, or is to have it; null: nobody. */
  readonly giverAccountId: AccountId | null;
  readonly email: EmailAddress;
  readonly session: { readonly endAt: Instant };
  /** Mails of this one ticket that were asked for, and when the last one was. */
  readonly mails: number;
  readonly mailedAt: Instant | null;
};

/**
 * What comes with a change from outside. `redeemCode` is the ticket's from its new issue on: whoever knew the old one
 * knows nothing.
 */
type TicketChange = { readonly redeemCode: string; readonly at: Instant };

/** Where tickets change hands. */
export type TicketBook = {
  /** Under the lock that the door takes too, until the transaction ends. Null: there is no such ticket. */
  readonly open: (tx: Transaction, eventId: number, boughtTicketId: string) => Promise<TicketPage | null>;
  readonly write: (tx: Transaction, before: LiveTicket, after: LiveTicket, change: TicketChange) => Promise<void>;
  readonly mailAsked: (tx: Transaction, page: TicketPage, at: Instant) => Promise<void>;
};

export const TicketBook: Token<TicketBook> = token<TicketBook>('TicketBook');

import type { SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { BoughtTicket } from '#domain/ticket/bought-ticket.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type LiveTicket = Exclude<BoughtTicket, { readonly state: 'VOID' }>;

/** A ticket under lock. */
export type TicketPage = {
  /** null: void. */
  readonly ticket: LiveTicket | null;
  readonly eventId: number;
  readonly boughtTicketId: string;
  readonly userOrderId: string;
  readonly ticketName: string;
  /** The holder, or the giver while it is on its way. */
  readonly accountId: AccountId;
  /** null: nobody gave it. */
  readonly giverAccountId: AccountId | null;
  readonly email: EmailAddress;
  readonly session: { readonly beginAt: Instant; readonly endAt: Instant; readonly timezone: string };
  readonly orderStatus: OrderStatus;
  readonly policy: SelfServicePolicy;
  readonly mails: number;
  readonly mailedAt: Instant | null;
};

/** `redeemCode`: of the next issue, which replaces the old code. */
type TicketChange = { readonly redeemCode: string; readonly at: Instant };

export type TicketBook = {
  /** Takes the door's lock until the transaction ends. null: no such ticket. */
  readonly open: (tx: Transaction, eventId: number, boughtTicketId: string) => Promise<TicketPage | null>;
  readonly write: (tx: Transaction, before: LiveTicket, after: LiveTicket, change: TicketChange) => Promise<void>;
  /** Changes the name on the ticket, not that of its ticket type. */
  readonly rename: (
    tx: Transaction,
    ticket: Pick<TicketPage, 'eventId' | 'boughtTicketId'>,
    ticketName: string,
  ) => Promise<void>;
  readonly mailAsked: (tx: Transaction, page: TicketPage, at: Instant) => Promise<void>;
};

export const TicketBook: Token<TicketBook> = token<TicketBook>('TicketBook');

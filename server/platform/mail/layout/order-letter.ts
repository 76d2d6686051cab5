import type { Dong } from '#domain/kernel/money/dong.ts';
import type { EventLetter } from './event-letter.ts';
import type { TicketLetter } from './ticket-letter.ts';

/** An order as its mails show it. */
export type OrderLetter = {
  readonly orderNumber: string;
  /** Null when the buyer gave no name. */
  readonly buyerName: string | null;
  readonly event: EventLetter;
  /** What was paid in all, donation included. */
  readonly total: Dong;
  readonly donation: Dong;
  readonly donationMessage: string | null;
  readonly tickets: readonly TicketLetter[];
  /** Page with all tickets of the buyer. */
  readonly ticketsUrl: string;
};

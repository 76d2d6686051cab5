import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { ReceiptTickets } from '#domain/sale/pricing/receipt-lines.ts';
import type { EventLetter } from './event-letter.ts';
import type { TicketLetter } from './ticket-letter.ts';

export type OrderLetter = {
  readonly orderNumber: string;
  readonly buyerName: string | null;
  readonly event: EventLetter;
  readonly lines: readonly (ReceiptTickets & { readonly name: string })[];
  /** The amount paid in money, donation included. */
  readonly total: Dong;
  /** Points that paid for a part of the price. */
  readonly points: Points;
  /** Of `total`, from the wallet. */
  readonly wallet: Dong;
  readonly donation: Dong;
  readonly donationMessage: string | null;
  /** Null: the order never waited for approval. */
  readonly approval: {
    readonly dueAt: Instant;
    readonly byDeadline: boolean;
    readonly message: string | null;
  } | null;
  /** The organiser's words in the event's emails; null: none. */
  readonly organiserWords: string | null;
  readonly tickets: readonly TicketLetter[];
  readonly ticketsUrl: string;
  readonly ordersUrl: string;
  readonly approvalsUrl: string;
};

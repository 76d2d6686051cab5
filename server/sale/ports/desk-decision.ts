import type { AttendanceMode } from '#domain/event/event.ts';
import type { News } from '#domain/event/news/team-news.ts';
import type { HeldSeat } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { StockOutcome, StockWrites } from '#domain/sale/reservation/stock-outcome.ts';
import type { ApprovalEnd } from '#domain/ticket/approval.ts';
import type { CheckoutFacts, EventBook, OrderRow, WaitingContact } from '#server/event/ports/event-book.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { QueuedEmail } from '#server/platform/ports/email-outbox.ts';
import type { InvitationAnswer } from '#server/rsvp/ports/keep-answers.ts';
import type { NewRefund } from './refund-book.ts';
import type { Attendee, DeskCommand, WaitingGuest } from './reservation-desk.ts';

export type BookedLine = Posting & { readonly ledgerLineId: string; readonly at: Instant };

export type Fresh = {
  readonly id: () => string;
  readonly orderNumber: () => string;
  readonly redeemCode: () => string;
  readonly transferCode: () => string;
};

export type NewTicket = {
  readonly boughtTicketId: string;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly userOrderId: string;
  readonly reservationId: string;
  readonly position: number;
  readonly accountId: AccountId;
  readonly redeemCode: string;
  readonly ticketName: string;
  readonly ticketDescription: string | null;
  readonly mode: AttendanceMode;
  readonly attendee: Attendee;
  readonly seat: HeldSeat | null;
};

export type OrderEvent = {
  readonly userOrderId: string;
  readonly number: number;
  readonly kind: string;
  readonly data: Readonly<Record<string, string | number | null>>;
  readonly actor: AccountId | null;
};

export type TransferOutcomeRow = {
  readonly incomingTransferId: string;
  readonly state: TransferState;
  readonly transferCode: string | null;
  readonly paymentId: string;
  readonly decidedBy: AccountId | null;
  /** The transfer was settled before; its first outcome stays. */
  readonly repeated: boolean;
};

export type ManualPayments = {
  readonly begun: readonly { readonly paymentId: string; readonly instructions: string; readonly remindAt: Instant }[];
  readonly answered: readonly {
    readonly paymentId: string;
    readonly by: AccountId;
    readonly reason: string | null;
  }[];
};

export type VoidedOrder = {
  readonly userOrderId: string;
  readonly tickets: number;
  /** Tickets that were given away keep the order. */
  readonly sparesGiven: boolean;
};

/** Orders whose wait for approval began or ended. `by`: null for the deadline, or without a person. */
export type OrderApprovals = {
  readonly asked: readonly { readonly userOrderId: string; readonly dueAt: Instant }[];
  readonly ended: readonly {
    readonly userOrderId: string;
    readonly end: ApprovalEnd;
    readonly by: AccountId | null;
    readonly message: string | null;
  }[];
};

export type DeskEffects = {
  readonly checkouts: readonly CheckoutFacts[];
  readonly spentDonations: readonly { readonly sectionEventId: number; readonly accountId: AccountId }[];
  readonly attendees: readonly { readonly reservationId: string; readonly attendees: readonly Attendee[] }[];
  readonly transferCodes: ReadonlyMap<string, string>;
  readonly newOrders: readonly OrderRow[];
  readonly changedOrders: readonly OrderRow[];
  readonly orderEvents: readonly OrderEvent[];
  readonly tickets: readonly NewTicket[];
  /** TicketUsed is thrown if one was used, or given away where that keeps it. */
  readonly voided: readonly VoidedOrder[];
  readonly refunds: readonly NewRefund[];
  readonly approvals: OrderApprovals;
  readonly manual: ManualPayments;
  readonly waitingContacts: ReadonlyMap<string, WaitingContact>;
  readonly waitingGuests: ReadonlyMap<string, WaitingGuest>;
  readonly ledger: readonly BookedLine[];
  readonly transferOutcomes: readonly TransferOutcomeRow[];
  readonly answers: readonly InvitationAnswer[];
  readonly news: readonly News[];
  readonly emails: readonly QueuedEmail[];
  readonly audits: readonly AuditEntry[];
  readonly touched: ReadonlySet<string>;
};

export type DeskDecision = {
  readonly answers: readonly StockOutcome[];
  readonly stock: StockWrites;
  readonly effects: DeskEffects;
};

/** Decides a batch of commands on one event's book. Pure. */
export type DecideDeskBatch = (
  book: EventBook,
  commands: readonly DeskCommand[],
  now: Instant,
  fresh: Fresh,
) => DeskDecision;
export const DecideDeskBatch: Token<DecideDeskBatch> = token<DecideDeskBatch>('DecideDeskBatch');

export class TicketUsed extends Error {
  constructor(userOrderId: string) {
    super(`A ticket of order ${userOrderId} was used or given away in the meantime`);
    this.name = 'TicketUsed';
  }
}

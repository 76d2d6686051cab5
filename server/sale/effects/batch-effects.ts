import type { News } from '#domain/event/news/team-news.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CheckoutFacts, EventBook, OrderRow, WaitingContact } from '#server/event/ports/event-book.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { QueuedEmail } from '#server/platform/ports/email-outbox.ts';
import type { InvitationAnswer } from '#server/rsvp/ports/keep-answers.ts';
import type {
  DeskEffects,
  Fresh,
  ManualPayments,
  NewTicket,
  OrderEvent,
  TransferOutcomeRow,
  VoidedOrder,
} from '#server/sale/ports/desk-decision.ts';
import type { NewRefund } from '#server/sale/ports/refund-book.ts';
import type { Attendee, WaitingGuest } from '#server/sale/ports/reservation-desk.ts';
import { approvalsOf } from './approvals-of.ts';
import { type BatchLedger, batchLedger } from './batch-ledger.ts';

export type BatchEffects = {
  readonly book: EventBook;
  readonly eventId: number;
  readonly now: Instant;
  readonly fresh: Fresh;
  readonly ledger: BatchLedger;
  /** By checkout session, as the batch leaves them. */
  readonly orders: Map<string, OrderRow>;
  readonly checkouts: Map<string, CheckoutFacts>;
  readonly attendees: Map<string, readonly Attendee[]>;
  /** Checkout sessions with an order to write; `inserted`: with a new order. */
  readonly changed: Set<string>;
  readonly inserted: Set<string>;
  readonly written: {
    readonly checkouts: CheckoutFacts[];
    readonly spentDonations: { readonly sectionEventId: number; readonly accountId: AccountId }[];
    readonly attendees: { readonly reservationId: string; readonly attendees: readonly Attendee[] }[];
    readonly transferCodes: Map<string, string>;
    readonly manual: {
      readonly begun: ManualPayments['begun'][number][];
      readonly answered: ManualPayments['answered'][number][];
    };
    readonly waitingContacts: Map<string, WaitingContact>;
    readonly waitingGuests: Map<string, WaitingGuest>;
    readonly orderEvents: OrderEvent[];
    readonly tickets: NewTicket[];
    readonly voided: VoidedOrder[];
    readonly refunds: NewRefund[];
    /** By order, of those whose wait for approval ended by an answer. */
    readonly approvalAnswers: Map<string, { readonly by: AccountId | null; readonly message: string | null }>;
    readonly transferOutcomes: TransferOutcomeRow[];
    readonly answers: InvitationAnswer[];
    readonly news: News[];
    readonly emails: QueuedEmail[];
    readonly audits: AuditEntry[];
    readonly touched: Set<string>;
  };
};

export function batchEffects(book: EventBook, now: Instant, fresh: Fresh): BatchEffects {
  const { eventId } = book.stock.event;
  return {
    book,
    eventId,
    now,
    fresh,
    ledger: batchLedger({ eventId, payments: book.stock.payments, now, id: fresh.id }),
    orders: new Map(book.orders),
    checkouts: new Map(book.checkouts),
    attendees: new Map(book.attendees),
    inserted: new Set(),
    changed: new Set(),
    written: {
      checkouts: [],
      spentDonations: [],
      attendees: [],
      transferCodes: new Map(),
      manual: { begun: [], answered: [] },
      waitingContacts: new Map(),
      waitingGuests: new Map(),
      orderEvents: [],
      tickets: [],
      voided: [],
      refunds: [],
      approvalAnswers: new Map(),
      transferOutcomes: [],
      answers: [],
      news: [],
      emails: [],
      audits: [],
      touched: new Set(),
    },
  };
}

export function deskEffects({ book, now, written, ledger, orders, inserted, changed }: BatchEffects): DeskEffects {
  const newOrders: OrderRow[] = [];
  const changedOrders: OrderRow[] = [];
  for (const id of changed) {
    const order = orders.get(id);
    if (order !== undefined) (inserted.has(id) ? newOrders : changedOrders).push(order);
  }
  const approvals = approvalsOf(book, orders, changed, written.approvalAnswers, now);
  return { ...written, ledger: ledger.lines, newOrders, changedOrders, approvals };
}

export const localeOf = ({ checkouts }: BatchEffects, checkoutSessionId: string) =>
  checkouts.get(checkoutSessionId)?.locale ?? 'vi';

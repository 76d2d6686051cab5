import type { Instant } from '#domain/kernel/instant.ts';
import { stockAfter } from '#domain/sale/reservation/stock-after.ts';
import type { NoPlaceReason } from '#domain/sale/reservation/stock-outcome.ts';
import { donationKey, type EventBook } from '#server/event/ports/event-book.ts';
import type { CodeOwner, StoredTransfer } from '#server/money/ports/transfer-inbox.ts';
import type { QueuedEmail } from '#server/platform/ports/email-outbox.ts';
import type { BookedLine, DeskDecision, DeskEffects, NewTicket } from '#server/sale/ports/desk-decision.ts';

type Written = { readonly insertedAt: Instant; readonly updatedAt: Instant };

/** Shared as a database is. */
export type MemoryEventBooks = {
  readonly books: Map<number, EventBook>;
  /** By id of reservation, checkout session or payment. */
  readonly written: Map<string, Written>;
  readonly codes: Map<string, CodeOwner>;
  readonly codeOf: Map<string, string>;
  /** By order: why its late money found no place. */
  readonly lateBecause: Map<string, NoPlaceReason>;
  readonly tickets: NewTicket[];
  readonly ledger: BookedLine[];
  readonly emails: QueuedEmail[];
  readonly transfers: Map<string, StoredTransfer>;
};

export const makeMemoryEventBooks = (): MemoryEventBooks => ({
  books: new Map(),
  written: new Map(),
  codes: new Map(),
  codeOf: new Map(),
  lateBecause: new Map(),
  tickets: [],
  ledger: [],
  emails: [],
  transfers: new Map(),
});

function bookAfter(book: EventBook, decision: DeskDecision): EventBook {
  const { effects } = decision;
  const spent = new Set(effects.spentDonations.map((each) => donationKey(each.sectionEventId, each.accountId)));
  return {
    ...book,
    stock: stockAfter(book.stock, decision.stock),
    checkouts: new Map([
      ...book.checkouts,
      ...effects.checkouts.map((each) => [each.checkoutSessionId, each] as const),
    ]),
    orders: new Map([
      ...book.orders,
      ...[...effects.newOrders, ...effects.changedOrders].map((each) => [each.checkoutSessionId, each] as const),
    ]),
    attendees: new Map([
      ...book.attendees,
      ...effects.attendees.map((each) => [each.reservationId, each.attendees] as const),
    ]),
    donations: new Map([...book.donations].filter(([key]) => !spent.has(key))),
  };
}

function noteWritten(memory: MemoryEventBooks, { stock }: DeskDecision, now: Instant): void {
  const ids = [
    ...[...stock.reservations.inserted, ...stock.reservations.updated].map((row) => row.reservationId),
    ...[...stock.checkoutSessions.inserted, ...stock.checkoutSessions.updated].map((row) => row.checkoutSessionId),
    ...[...stock.payments.inserted, ...stock.payments.updated].map((row) => row.paymentId),
  ];
  for (const id of ids)
    memory.written.set(id, { insertedAt: memory.written.get(id)?.insertedAt ?? now, updatedAt: now });
}

function noteTransfers(
  memory: MemoryEventBooks,
  effects: DeskEffects,
  orderNumberOf: (paymentId: string) => string | null,
): void {
  for (const outcome of effects.transferOutcomes) {
    const transfer = memory.transfers.get(outcome.incomingTransferId);
    if (transfer === undefined || (outcome.repeated && transfer.state !== null)) continue;
    memory.transfers.set(outcome.incomingTransferId, {
      ...transfer,
      state: outcome.state,
      transferCode: outcome.transferCode,
      orderNumber: orderNumberOf(outcome.paymentId),
    });
  }
}

export function keepDecision(memory: MemoryEventBooks, eventId: number, decision: DeskDecision, now: Instant): void {
  const before = memory.books.get(eventId);
  if (before === undefined) throw new Error(`No books of event ${eventId}`);
  const after = bookAfter(before, decision);
  const { effects } = decision;
  memory.books.set(eventId, after);
  noteWritten(memory, decision, now);
  for (const [paymentId, transferCode] of effects.transferCodes) {
    memory.codes.set(transferCode, { transferCode, eventId, paymentId });
    memory.codeOf.set(paymentId, transferCode);
  }
  for (const { userOrderId, kind, data } of effects.orderEvents)
    if (kind === 'late-money') memory.lateBecause.set(userOrderId, data['because'] as NoPlaceReason);
  memory.tickets.push(...effects.tickets);
  memory.ledger.push(...effects.ledger);
  memory.emails.push(...effects.emails);
  noteTransfers(memory, effects, (paymentId) => {
    const payment = after.stock.payments.find((each) => each.paymentId === paymentId);
    return after.orders.get(payment?.checkoutSessionId ?? '')?.orderNumber ?? null;
  });
}

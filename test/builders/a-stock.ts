import { DAY, later } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideBatch } from '#domain/sale/reservation/decide-batch.ts';
import type {
  CheckoutSession,
  EventStock,
  Payment,
  Quota,
  Reservation,
  SellableTicketType,
} from '#domain/sale/reservation/reservation.ts';
import { stockAfter } from '#domain/sale/reservation/stock-after.ts';
import type {
  BeginCheckout,
  BeginPayment,
  HoldPlaces,
  IssueTickets,
  Settle,
  StockCommand,
} from '#domain/sale/reservation/stock-command.ts';
import type { BatchDecision } from '#domain/sale/reservation/stock-outcome.ts';
import { NOW } from './moments.ts';

export const LAN = 'lan' as AccountId;
export const MINH = 'minh' as AccountId;
export const SESSION = 5001;

export const aTicketType = (over: Partial<SellableTicketType> = {}): SellableTicketType => ({
  ticketTypeId: 'standard',
  sectionEventId: SESSION,
  quotaIds: ['standard'],
  price: dong(200_000),
  originalPrice: dong(250_000),
  purchaseLimit: null,
  accountLimit: null,
  multipleOf: 1,
  saleBeginAt: null,
  saleEndAt: null,
  requiredSeat: false,
  ...over,
});

export const aQuota = (over: Partial<Quota> = {}): Quota => ({
  quotaId: 'standard',
  capacity: 10,
  reserved: 0,
  sold: 0,
  ...over,
});

/** One session, one ticket type, ten places. */
export const aStock = (over: Partial<EventStock> = {}): EventStock => ({
  event: { eventId: 1012, status: 'PUBLISHED', archive: false, requiredApproval: false },
  sessions: [
    { sectionEventId: SESSION, planSale: null, beginAt: later(NOW, DAY), endAt: later(NOW, 2 * DAY), cancelled: false },
  ],
  ticketTypes: [aTicketType()],
  quotas: [aQuota()],
  reservations: [],
  checkoutSessions: [],
  payments: [],
  bought: [],
  receipts: [],
  seats: [],
  ...over,
});

export const hold = (reservationId: string, quantity: number, over: Partial<HoldPlaces> = {}): HoldPlaces => ({
  kind: 'HOLD',
  mode: 'replace',
  accountId: LAN,
  sectionEventId: SESSION,
  lines: [{ reservationId, ticketTypeId: 'standard', quantity }],
  idempotencyKey: `key ${reservationId}`,
  requestHash: `hash ${reservationId}`,
  ...over,
});

export const beginCheckout = (
  checkoutSessionId: string,
  attendees: BeginCheckout['attendees'],
  over: Partial<BeginCheckout> = {},
): BeginCheckout => ({
  kind: 'BEGIN_CHECKOUT',
  accountId: LAN,
  sectionEventId: SESSION,
  checkoutSessionId,
  donation: ZERO,
  shownPrice: null,
  attendees,
  idempotencyKey: `key ${checkoutSessionId}`,
  requestHash: `hash ${checkoutSessionId}`,
  ...over,
});

export const issueTickets = (checkoutSessionId: string, quantity: number): IssueTickets => ({
  kind: 'ISSUE_TICKETS',
  accountId: LAN,
  sectionEventId: SESSION,
  ticketTypeId: 'standard',
  quantity,
  reservationId: `line of ${checkoutSessionId}`,
  checkoutSessionId,
  idempotencyKey: `key ${checkoutSessionId}`,
  requestHash: `hash ${checkoutSessionId}`,
});

export const beginPayment = (
  paymentId: string,
  checkoutSessionId: string,
  over: Partial<BeginPayment> = {},
): BeginPayment => ({
  kind: 'BEGIN_PAYMENT',
  accountId: LAN,
  checkoutSessionId,
  paymentId,
  provider: 'BANK_TRANSFER',
  idempotencyKey: `key ${paymentId}`,
  ...over,
});

export const money = (paymentId: string, amount: number, over: Partial<Settle> = {}): Settle => ({
  kind: 'SETTLE',
  paymentId,
  provider: 'BANK_TRANSFER',
  providerReference: `reference ${paymentId} ${amount}`,
  amount: dong(amount),
  at: NOW,
  ...over,
});

/** The stock after the writes are committed. */
export const afterwards = (stock: EventStock, { writes }: BatchDecision): EventStock => stockAfter(stock, writes);

/** Each batch at its moment; returns the last outcomes and the final stock. */
export function afterBatches(
  stock: EventStock,
  ...batches: readonly (readonly [at: typeof NOW, ...commands: StockCommand[]])[]
) {
  let last: BatchDecision | undefined;
  let now = stock;
  for (const [at, ...commands] of batches) {
    last = decideBatch(now, commands, at);
    now = afterwards(now, last);
  }
  return {
    stock: now,
    outcomes: last?.outcomes ?? [],
    outcome: last?.outcomes[0],
    expired: last?.expired,
    writes: last?.writes,
  };
}

export const reservationOf = (stock: EventStock, id: string): Reservation | undefined =>
  stock.reservations.find((row) => row.reservationId === id);
export const checkoutOf = (stock: EventStock, id: string): CheckoutSession | undefined =>
  stock.checkoutSessions.find((row) => row.checkoutSessionId === id);
export const paymentOf = (stock: EventStock, id: string): Payment | undefined =>
  stock.payments.find((row) => row.paymentId === id);
export const quotaOf = (stock: EventStock, id = 'standard'): Quota | undefined =>
  stock.quotas.find((row) => row.quotaId === id);

/** Lan's checkout of two places, awaiting a transfer. */
export const awaitedTransfer = (stock: EventStock = aStock()): EventStock =>
  afterBatches(
    stock,
    [NOW, hold('r1', 2)],
    [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }])],
    [NOW, beginPayment('p1', 'c1')],
  ).stock;

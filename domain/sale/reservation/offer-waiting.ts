import type { Instant } from '#domain/kernel/instant.ts';
import { freeIn } from '#domain/sale/quantity/quota-stock.ts';
import { offersInOrder } from '#domain/sale/waiting/offers-in-order.ts';
import { offeredUntil, type WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';
import { OFFERED_LINE } from './buyer-cart.ts';
import { checkLines } from './check-lines.ts';
import { chooseSeats } from './choose-seats.ts';
import { eventSaleRefusal } from './not-on-sale.ts';
import { quotaIdsOf, type Reservation } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

/** Each offer is a hold that nobody else can buy. [design] */
export function offerWaiting(stock: WorkingStock, now: Instant): void {
  const line = inLine(stock);
  if (line.length === 0 || eventSaleRefusal(stock.event) !== null) return;
  const groups = line.map((entry) => ({ ...entry, quotaIds: quotaIdsOf(stock, entry.ticketTypeId) }));
  const free = new Map(stock.quotas.where(() => true).map((quota) => [quota.quotaId, freeIn(quota)]));
  const { offered, passed } = offersInOrder(groups, free);
  for (const { group, passed: times } of passed) {
    const entry = stock.waiting.get(group.waitingEntryId);
    if (entry !== undefined) stock.waiting.put({ ...entry, passed: times });
  }
  for (const entry of offered) offer(stock, entry, now);
}

const inLine = (stock: WorkingStock): WaitingEntry[] =>
  stock.waiting
    .where(({ state }) => state === 'WAITING')
    .sort((one, other) => one.joinedAt - other.joinedAt || (one.waitingEntryId < other.waitingEntryId ? -1 : 1));

function offer(stock: WorkingStock, { waitingEntryId, ...group }: WaitingEntry, now: Instant): void {
  const { accountId, sectionEventId, ticketTypeId, party: quantity } = group;
  const wanted = [{ reservationId: waitingEntryId, ticketTypeId, quantity }];
  const checked = checkLines(
    stock,
    { accountId, sectionEventId, wanted, leaving: [], staying: [], unlimited: true },
    now,
  );
  if (!checked.ok) return;
  const seated = chooseSeats(stock, accountId, checked.value, [], now);
  const [sold] = checked.value;
  const session = stock.sessions.get(sectionEventId);
  const entry = stock.waiting.get(waitingEntryId);
  if (!seated.ok || sold === undefined || session === undefined || entry === undefined) return;
  const { price, originalPrice, saleEndAt } = sold.ticketType;
  const heldUntil = offeredUntil(now, saleEndAt ?? session.endAt);
  const line: Reservation = {
    reservationId: waitingEntryId,
    accountId,
    sectionEventId,
    ticketTypeId,
    quantity,
    seats: seated.value[0] ?? [],
    unitPrice: price,
    originalUnitPrice: originalPrice,
    heldSince: now,
    heldUntil,
    state: 'HELD',
    checkoutSessionId: null,
    idempotencyKey: waitingEntryId,
    requestHash: OFFERED_LINE,
  };
  stock.claims.put(line);
  stock.waiting.put({ ...entry, state: 'OFFERED', offeredUntil: heldUntil });
}

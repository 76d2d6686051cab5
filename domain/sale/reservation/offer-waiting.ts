import type { Instant } from '#domain/kernel/instant.ts';
import { freeIn } from '#domain/sale/quantity/quota-stock.ts';
import { offersInOrder } from '#domain/sale/waiting/offers-in-order.ts';
import { offeredUntil, type WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';
import { OFFERED_LINE } from './buyer-cart.ts';
import { checkLines } from './check-lines.ts';
import { chooseSeats } from './choose-seats.ts';
import { eventSaleRefusal, ticketSaleRefusal } from './not-on-sale.ts';
import { quotaIdsOf, type Reservation } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

type InLine = WaitingEntry & { readonly heldUntil: Instant };

/** Each offer is a hold that nobody else can buy. [design] */
export function offerWaiting(stock: WorkingStock, now: Instant): void {
  if (eventSaleRefusal(stock.event) !== null) return;
  const line = inLine(stock).flatMap((entry) => {
    const heldUntil = untilOf(stock, entry, now);
    return heldUntil === null ? [] : { ...entry, heldUntil, quotaIds: quotaIdsOf(stock, entry.ticketTypeId) };
  });
  if (line.length === 0) return;
  const free = new Map(stock.quotas.where(() => true).map((quota) => [quota.quotaId, freeIn(quota)]));
  const { passed } = offersInOrder(line, free, (entry) => offer(stock, entry, now));
  for (const { group, passed: times } of passed) {
    const entry = stock.waiting.get(group.waitingEntryId);
    if (entry !== undefined) stock.waiting.put({ ...entry, passed: times });
  }
}

const inLine = (stock: WorkingStock): WaitingEntry[] =>
  stock.waiting
    .where(({ state }) => state === 'WAITING')
    .sort((one, other) => one.joinedAt - other.joinedAt || (one.waitingEntryId < other.waitingEntryId ? -1 : 1));

/** When an offer made now would end; null: its ticket type is not on sale, or only for this last instant. */
function untilOf(stock: WorkingStock, { ticketTypeId }: WaitingEntry, now: Instant): Instant | null {
  const ticketType = stock.ticketTypes.get(ticketTypeId);
  const session = ticketType === undefined ? undefined : stock.sessions.get(ticketType.sectionEventId);
  if (ticketType === undefined || session === undefined || ticketSaleRefusal(stock, ticketType, now) !== null)
    return null;
  const { saleEndAt } = ticketType;
  const until = offeredUntil(now, saleEndAt !== null && saleEndAt < session.endAt ? saleEndAt : session.endAt);
  return until > now ? until : null;
}

/** False: it does not fit. */
function offer(stock: WorkingStock, { waitingEntryId, heldUntil, ...group }: InLine, now: Instant): boolean {
  const { accountId, sectionEventId, ticketTypeId, party: quantity } = group;
  const wanted = [{ reservationId: waitingEntryId, ticketTypeId, quantity }];
  const checked = checkLines(
    stock,
    { accountId, sectionEventId, wanted, leaving: [], staying: [], unlimited: true },
    now,
  );
  if (!checked.ok) return false;
  const seated = chooseSeats(stock, accountId, checked.value, [], now);
  const [sold] = checked.value;
  const entry = stock.waiting.get(waitingEntryId);
  if (!seated.ok || sold === undefined || entry === undefined) return false;
  const { price, originalPrice } = sold.ticketType;
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
  return true;
}

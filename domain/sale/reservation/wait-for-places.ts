import { ticketSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { remainingOver } from '#domain/sale/quantity/quota-stock.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import type { WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';
import { isChangeable, release, reopen } from './buyer-cart.ts';
import { limitRefusal } from './check-lines.ts';
import { eventSaleRefusal, sessionOfType } from './not-on-sale.ts';
import { placesLeft } from './places-left.ts';
import { quotaIdsOf, type SellableTicketType } from './reservation.ts';
import type { JoinWaiting, LeaveWaiting } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Safe to repeat. NOT_SOLD_OUT: buy instead; a group could otherwise block the last places. [design] */
export function joinWaiting(stock: WorkingStock, command: JoinWaiting, now: Instant): OutcomeOf<JoinWaiting> {
  const { accountId, ticketTypeId, party } = command;
  const ticketType = stock.ticketTypes.get(ticketTypeId);
  const session = ticketType === undefined ? undefined : stock.sessions.get(ticketType.sectionEventId);
  if (ticketType === undefined || session === undefined) return refused({ code: 'NOT_FOUND' });
  if (ticketType.byInvitation === true && command.invited !== true) return refused({ code: 'NOT_FOUND' });
  const closed = eventSaleRefusal(stock.event);
  if (closed !== null) return refused(closed);
  const first = stock.waiting
    .by('buyer', accountId)
    .find((entry) => entry.ticketTypeId === ticketTypeId && entry.state === 'WAITING');
  if (first !== undefined)
    return first.party === party
      ? ok({ kind: 'WAITING_JOINED', entry: first })
      : refused({ code: 'WAITS_ALREADY', party: first.party });
  // The session as it is, because an event that closes at its capacity opens again with a place that comes free.
  const because = ticketSaleState({ ...ticketType, remaining: null }, sessionOfType(ticketType, session), now);
  if (because !== 'ON_SALE' && because !== 'SOLD_OUT')
    return refused({ code: 'NOT_ON_SALE', ticketId: ticketTypeId, because });
  const refusal = partyRefusal(stock, command, ticketType);
  if (refusal !== null) return refused(refusal);
  const left = placesLeft(stock, ticketTypeId, new Map(), stock.promised);
  if (left > 0) return refused({ code: 'NOT_SOLD_OUT', ticketId: ticketTypeId });
  const entry: WaitingEntry = {
    waitingEntryId: command.waitingEntryId,
    accountId,
    sectionEventId: ticketType.sectionEventId,
    ticketTypeId,
    party,
    passed: 0,
    joinedAt: now,
    state: 'WAITING',
    offeredUntil: null,
  };
  stock.waiting.put(entry);
  return ok({ kind: 'WAITING_JOINED', entry });
}

/** A group that may not buy so many, or that can never fit. */
function partyRefusal(
  stock: WorkingStock,
  { accountId, party, invited }: JoinWaiting,
  ticketType: SellableTicketType,
): SaleRefusal | { code: 'INVALID_INPUT'; field: 'number_of_tickets'; problem: { kind: 'MALFORMED' } } | null {
  const { ticketTypeId, sectionEventId } = ticketType;
  if (!Number.isSafeInteger(party) || party < 1)
    return { code: 'INVALID_INPUT', field: 'number_of_tickets', problem: { kind: 'MALFORMED' } };
  const change = { accountId, sectionEventId, wanted: [], leaving: [], staying: [] };
  const limited = invited === true ? null : limitRefusal(stock, change, ticketType, party);
  if (limited !== null) return limited;
  const all = quotaIdsOf(stock, ticketTypeId).map((id) => stock.quotas.get(id)?.capacity ?? null);
  const most = remainingOver(all.map((capacity) => ({ capacity, reserved: 0, sold: 0 })));
  return most === null || party <= most
    ? null
    : { code: 'REACH_LIMITED_PURCHASE', ticketId: ticketTypeId, max: most, because: 'PURCHASE' };
}

/** Leaves the list, or declines an offer: its places are free for the next. Leaving twice changes nothing. [design] */
export function leaveWaiting(stock: WorkingStock, command: LeaveWaiting): OutcomeOf<LeaveWaiting> {
  const entry = stock.waiting.get(command.waitingEntryId);
  if (entry === undefined || entry.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  const line = stock.claims.get(entry.waitingEntryId);
  if (entry.state === 'OFFERED' && line !== undefined && line.state !== 'RELEASED') {
    if (!isChangeable(stock, line)) return refused({ code: 'PAYMENT_STARTED' });
    for (const held of reopen(stock, [line])) release(stock, held);
  }
  const left: WaitingEntry = { ...entry, state: 'LEFT', offeredUntil: null };
  if (entry.state !== 'LEFT') stock.waiting.put(left);
  return ok({ kind: 'WAITING_LEFT', entry: left });
}

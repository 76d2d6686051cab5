import type { EventRefusal } from '#domain/event/event-refusals.ts';
import { hasStoppedSelling, ticketSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import type { RefusalIn } from '#domain/kernel/result.ts';
import { planSaleAtCapacity } from '#domain/sale/quantity/capacity.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import type { SellableEvent, SellableSession, SellableTicketType } from './reservation.ts';
import type { WorkingStock } from './working-stock.ts';

export type NotOnSale =
  | RefusalIn<EventRefusal, 'EVENT_NOT_FOUND'>
  | RefusalIn<SaleRefusal, 'NOT_ON_SALE'>
  | RefusalIn<RequestRefusal, 'NOT_FOUND'>;

/** Why an event sells nothing, or null. Drafts do not exist for buyers; cancelled and archived events have stopped. */
export function eventSaleRefusal(event: SellableEvent): NotOnSale | null {
  if (event.status === 'READY') return { code: 'EVENT_NOT_FOUND' };
  if (hasStoppedSelling(event)) return { code: 'NOT_ON_SALE', because: 'STOPPED_SELLING' };
  return null;
}

type Stock = Pick<WorkingStock, 'event' | 'sessions' | 'quotas'>;

const sessionAtCapacity = ({ event, quotas }: Stock, session: SellableSession): SellableSession => {
  const closing = event.closingQuotaId === undefined ? undefined : quotas.get(event.closingQuotaId);
  return closing === undefined ? session : { ...session, planSale: planSaleAtCapacity(session.planSale, closing) };
};

/** A session that sells nothing takes invited guests all the same. [design] */
export const sessionOfType = (
  { byInvitation }: Pick<SellableTicketType, 'byInvitation'>,
  session: SellableSession,
): SellableSession => (byInvitation === true ? { ...session, planSale: null } : session);

/** Why a ticket type is not on sale, or null; of the stock, only an event sold to its capacity closes the sale. */
export function ticketSaleRefusal(stock: Stock, ticketType: SellableTicketType, now: Instant): NotOnSale | null {
  const session = stock.sessions.get(ticketType.sectionEventId);
  if (session === undefined) return { code: 'NOT_FOUND' };
  const state = ticketSaleState(
    { ...ticketType, remaining: null },
    sessionOfType(ticketType, sessionAtCapacity(stock, session)),
    now,
  );
  if (state === 'ON_SALE' || state === 'SOLD_OUT') return null;
  return { code: 'NOT_ON_SALE', ticketId: ticketType.ticketTypeId, because: state };
}

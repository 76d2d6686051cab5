import type { EventStatus } from '#domain/event/event.ts';
import {
  hasStoppedSelling,
  opensAt,
  type SessionTimes,
  type TicketForSale,
  type TicketSaleState,
  ticketSaleState,
} from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type OfferedTicketType, offerTo, type TakenByAccount } from './offer.ts';

/** Whether an account can buy a ticket type now, or the first reason why not. Counts are tickets. */
export type PurchaseAnswer =
  | { readonly kind: 'MAY_BUY'; readonly most: number }
  | { readonly kind: 'NOT_PUBLISHED' }
  | { readonly kind: 'STOPPED_SELLING' }
  | {
      readonly kind: 'NOT_ON_SALE';
      readonly because: Exclude<TicketSaleState, 'ON_SALE' | 'SOLD_OUT'>;
      /** Null: no date is set. */
      readonly opensAt: Instant | null;
    }
  | { readonly kind: 'SOLD_OUT'; readonly heldByOthers: number }
  | { readonly kind: 'LIMIT_REACHED'; readonly alreadyBought: number; readonly accountLimit: number };

/** By the rules that sell, the first reason that holds. [S1-44] */
export function purchaseAnswer(
  event: { readonly status: EventStatus; readonly archive: boolean },
  session: SessionTimes,
  type: TicketForSale & OfferedTicketType,
  taken: TakenByAccount,
  now: Instant,
): PurchaseAnswer {
  if (event.status === 'READY') return { kind: 'NOT_PUBLISHED' };
  if (hasStoppedSelling(event)) return { kind: 'STOPPED_SELLING' };
  const offer = offerTo(type, taken);
  const state = ticketSaleState({ ...type, remaining: offer.remaining }, session, now);
  if (state === 'SOLD_OUT') return { kind: 'SOLD_OUT', heldByOthers: offer.heldByOthers };
  if (state !== 'ON_SALE') return { kind: 'NOT_ON_SALE', because: state, opensAt: opensAt(type, session, now) };
  if (offer.limit > 0) return { kind: 'MAY_BUY', most: offer.limit };
  return type.accountLimit === null
    ? { kind: 'SOLD_OUT', heldByOthers: offer.heldByOthers }
    : { kind: 'LIMIT_REACHED', alreadyBought: offer.alreadyBought, accountLimit: type.accountLimit };
}

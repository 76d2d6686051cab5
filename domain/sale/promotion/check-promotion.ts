import { countProblem, type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AutomaticPromotion, PromotionTerms, PromotionType } from './automatic-promotion.ts';
import { type DiscountFields, readDiscount } from './discount.ts';
import { type PromotionPeriod, periodProblem } from './promotion-state.ts';

export type TicketToPromote = { readonly ticketTypeId: string; readonly price: Dong };

export type TicketsProblem =
  | InvalidInput
  | { readonly code: 'TICKET_NOT_OF_EVENT'; readonly ticketTypeId: string }
  /** A free ticket has nothing to discount. */
  | { readonly code: 'FREE_TICKET'; readonly ticketTypeId: string };

/** Without duplicates: at least one, of this event, none free. [S5-14] [S3-54] */
export function paidTickets(
  chosen: readonly string[],
  tickets: readonly TicketToPromote[],
): Result<readonly string[], TicketsProblem> {
  if (chosen.length === 0) return refused(invalid('ticket_id', { kind: 'REQUIRED' }));
  const prices = new Map(tickets.map(({ ticketTypeId, price }) => [ticketTypeId, price]));
  const stranger = chosen.find((ticketTypeId) => !prices.has(ticketTypeId));
  if (stranger !== undefined) return refused({ code: 'TICKET_NOT_OF_EVENT', ticketTypeId: stranger });
  const free = chosen.find((ticketTypeId) => prices.get(ticketTypeId) === 0);
  return free === undefined ? ok([...new Set(chosen)]) : refused({ code: 'FREE_TICKET', ticketTypeId: free });
}

export const PROMOTION_NAME_MAX = 100;
/** In tickets or purchases. */
export const PROMOTION_QUANTITY_MAX = 1_000_000;

export type PromotionDraft = PromotionPeriod &
  DiscountFields & {
    readonly type: PromotionType;
    readonly name: string;
    readonly ticketTypeIds: readonly string[];
    /** Per ticket type; null: no limit. */
    readonly quantity: number | null;
    readonly minTicket: number | null;
    readonly maxTicket: number | null;
  };

export type PromotionProblem =
  | InvalidInput
  | TicketsProblem
  /** Without an end and a quantity, an Early Bird would apply to everyone. */
  | { readonly code: 'EARLY_BIRD_WITHOUT_END' }
  /** Another step of the same ticket type runs at that time. */
  | { readonly code: 'SALE_TIME_OVERLAPS'; readonly promotionId: string };

export type EventPromotions = {
  readonly tickets: readonly TicketToPromote[];
  readonly promotions: readonly AutomaticPromotion[];
};

/** One per chosen ticket type: 1 to 100 per cent or an amount, paid tickets only. [S3-51] [S5-14] */
export function checkPromotion(
  draft: PromotionDraft,
  event: EventPromotions,
): Result<readonly PromotionTerms[], PromotionProblem> {
  const discount = readDiscount(draft);
  if (!discount.ok) return discount;
  const problem =
    textProblem('name', draft.name, PROMOTION_NAME_MAX, 'REQUIRED') ??
    periodProblem(draft) ??
    countProblem('quantity', draft.quantity, 1, PROMOTION_QUANTITY_MAX);
  if (problem !== null) return refused(problem);
  const type = typeTerms(draft);
  if (!type.ok) return type;
  const tickets = paidTickets(draft.ticketTypeIds, event.tickets);
  if (!tickets.ok) return tickets;
  const { beginAt, endAt, quantity } = draft;
  const terms = tickets.value.map(
    (ticketTypeId): PromotionTerms => ({
      name: visibleText(draft.name),
      ticketTypeId,
      discount: discount.value,
      beginAt,
      endAt,
      quantity,
      ...type.value,
    }),
  );
  const other = event.promotions.find((running) => terms.some((own) => stepsOverlap(own, running)));
  return other === undefined ? ok(terms) : refused({ code: 'SALE_TIME_OVERLAPS', promotionId: other.promotionId });
}

type TypeTerms =
  | { readonly type: 'EARLY_BIRD' }
  | { readonly type: 'QUANTITY_BASED'; readonly minTicket: number; readonly maxTicket: number | null }
  | { readonly type: 'SALE_TIME'; readonly beginAt: Instant; readonly endAt: Instant };

function typeTerms(draft: PromotionDraft): Result<TypeTerms, PromotionProblem> {
  const { beginAt, endAt, quantity, minTicket, maxTicket } = draft;
  switch (draft.type) {
    case 'EARLY_BIRD':
      return endAt === null && quantity === null
        ? refused({ code: 'EARLY_BIRD_WITHOUT_END' })
        : ok({ type: 'EARLY_BIRD' });
    case 'QUANTITY_BASED': {
      if (minTicket === null) return refused(invalid('min_ticket', { kind: 'REQUIRED' }));
      const problem =
        countProblem('min_ticket', minTicket, 2, PROMOTION_QUANTITY_MAX) ??
        countProblem('max_ticket', maxTicket, minTicket, PROMOTION_QUANTITY_MAX);
      return problem === null ? ok({ type: 'QUANTITY_BASED', minTicket, maxTicket }) : refused(problem);
    }
    case 'SALE_TIME':
      if (beginAt === null) return refused(invalid('begin_at', { kind: 'REQUIRED' }));
      return endAt === null
        ? refused(invalid('end_at', { kind: 'REQUIRED' }))
        : ok({ type: 'SALE_TIME', beginAt, endAt });
    default:
      return never(draft.type);
  }
}

const stepsOverlap = (one: PromotionTerms, other: PromotionTerms): boolean =>
  one.type === 'SALE_TIME' &&
  other.type === 'SALE_TIME' &&
  one.ticketTypeId === other.ticketTypeId &&
  one.beginAt <= other.endAt &&
  other.beginAt <= one.endAt;

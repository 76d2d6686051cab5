import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { AutomaticPromotion, PromotionType } from '#domain/sale/promotion/automatic-promotion.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import type { CodeText, DiscountCode } from '#domain/sale/promotion/discount-code.ts';
import type { EventOffers } from '#domain/sale/reservation/reservation.ts';

const DISCOUNT = 'percent_off, amount_off, quantity, used, begin_at, end_at';
export const PROMOTION_COLUMNS = `promotion_id, event_id, ticket_type_id, type, name, min_ticket, max_ticket,
  ${DISCOUNT}`;
export const CODE_COLUMNS = `code, ticket_type_ids, ${DISCOUNT}`;

export const PROMOTIONS = `SELECT ${PROMOTION_COLUMNS} FROM promotion WHERE event_id = $1 ORDER BY promotion_id`;
export const CODES = `SELECT ${CODE_COLUMNS} FROM promotion_code WHERE event_id = $1 AND code = ANY($2::text[])`;

type DiscountRow = {
  readonly percent_off: number | null;
  readonly amount_off: Dong | null;
  readonly quantity: number | null;
  readonly used: number;
  readonly begin_at: Instant | null;
  readonly end_at: Instant | null;
};
export type PromotionRow = DiscountRow & {
  readonly promotion_id: string;
  readonly event_id: number;
  readonly ticket_type_id: string;
  readonly type: PromotionType;
  readonly name: string;
  readonly min_ticket: number | null;
  readonly max_ticket: number | null;
};
export type CodeRow = DiscountRow & { readonly code: CodeText; readonly ticket_type_ids: readonly string[] };

// The tables' CHECKs: one of the two is set.
const discountOf = ({ percent_off, amount_off }: DiscountRow): Discount =>
  percent_off === null
    ? { type: 'AMOUNT', amountOff: amount_off ?? ZERO }
    : { type: 'PERCENT_OFF', percentOff: percent_off };

const termsOf = (row: DiscountRow) => ({
  discount: discountOf(row),
  quantity: row.quantity,
  used: row.used,
  beginAt: row.begin_at,
  endAt: row.end_at,
});

// The table's CHECKs: what each type needs is set.
export const promotionOf = (row: PromotionRow): AutomaticPromotion =>
  ({
    ...termsOf(row),
    promotionId: row.promotion_id,
    ticketTypeId: row.ticket_type_id,
    name: row.name,
    type: row.type,
    ...(row.type === 'QUANTITY_BASED' ? { minTicket: row.min_ticket, maxTicket: row.max_ticket } : {}),
  }) as AutomaticPromotion;

export const codeOf = (row: CodeRow): DiscountCode => ({
  ...termsOf(row),
  code: row.code,
  ticketTypeIds: row.ticket_type_ids,
});

export const offersOf = (promotions: readonly PromotionRow[], codes: readonly CodeRow[]): EventOffers => ({
  promotions: promotions.map(promotionOf),
  codes: codes.map(codeOf),
});

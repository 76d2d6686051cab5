import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { CodeText, DiscountCode } from '#domain/sale/promotion/discount-code.ts';
import { discountOf, type PromotionFields, readPromotion } from '#domain/sale/promotion/promotion-fields.ts';
import type { EventOffers } from '#domain/sale/reservation/reservation.ts';

/** One that has not begun keeps an empty period before now; one that is over stays as it is. $3: now. */
export const ENDED = `begin_at = least(begin_at, $3::timestamptz - interval '1 millisecond'),
  end_at = least(end_at, $3::timestamptz)`;
const TERMS = `percent_off AS "percentOff", amount_off AS "amountOff", quantity, used, paused, begin_at AS "beginAt",
  end_at AS "endAt"`;
const CODE = `code, ticket_type_ids AS "ticketTypeIds", ${TERMS}`;

const PROMOTION = `SELECT promotion_id AS "promotionId", ticket_type_id AS "ticketTypeId", type, name,
  min_ticket AS "minTicket", max_ticket AS "maxTicket", ${TERMS} FROM promotion WHERE event_id = $1`;
export const PROMOTIONS = `${PROMOTION} ORDER BY promotion_id`;
export const LOCKED_PROMOTION = `${PROMOTION} AND promotion_id = $2 FOR NO KEY UPDATE`;
export const CODES = `SELECT ${CODE} FROM promotion_code WHERE event_id = $1 AND code = ANY($2::text[])`;
export const LOCKED_CODE = `SELECT ${CODE} FROM promotion_code WHERE event_id = $1 AND code = $2 FOR NO KEY UPDATE`;
export const ALL_CODES = `SELECT ${CODE} FROM promotion_code WHERE event_id = $1 ORDER BY inserted_at, code`;

export type PromotionRow = PromotionFields & { readonly ticketTypeId: string };
export type CodeRow = {
  readonly code: CodeText;
  readonly ticketTypeIds: readonly string[];
  readonly percentOff: number | null;
  readonly amountOff: Dong | null;
  readonly quantity: number | null;
  readonly used: number;
  readonly paused: boolean;
  readonly beginAt: Instant | null;
  readonly endAt: Instant | null;
};

export const codeOf = (row: CodeRow): DiscountCode => ({
  code: row.code,
  ticketTypeIds: row.ticketTypeIds,
  discount: discountOf(row),
  quantity: row.quantity,
  used: row.used,
  paused: row.paused,
  beginAt: row.beginAt,
  endAt: row.endAt,
});

export const offersOf = (promotions: readonly PromotionRow[], codes: readonly CodeRow[]): EventOffers => ({
  promotions: promotions.flatMap((row) => readPromotion(row.ticketTypeId, row) ?? []),
  codes: codes.map(codeOf),
});

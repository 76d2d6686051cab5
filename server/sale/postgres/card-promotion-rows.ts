import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { CardPromotion } from '#domain/sale/promotion/card-promotion.ts';
import { discountOf } from '#domain/sale/promotion/promotion-fields.ts';
import type { EventOffers } from '#domain/sale/reservation/reservation.ts';

const COLUMNS = `promotion_id AS "promotionId", issuer, iins, percent_off AS "percentOff",
  amount_off AS "amountOff", max_amount_off AS "maxAmountOff", use_limit AS "limit", quantity, used, paused,
  begin_at AS "beginAt", end_at AS "endAt"`;
export const CARD_PROMOTIONS = `SELECT ${COLUMNS} FROM promotion_payment WHERE event_id = $1
  ORDER BY inserted_at, promotion_id`;
export const CARD_PROMOTION = `SELECT ${COLUMNS} FROM promotion_payment WHERE event_id = $1 AND promotion_id = $2`;

/** $2 accounts, $3 fingerprints: earlier purchases of these buyers and cards, which limits count. */
export const CARD_PURCHASES = `SELECT x.id AS "promotionId", c.account_id AS "accountId",
  x.card->>'fingerprint' AS fingerprint
  FROM checkout_session c CROSS JOIN LATERAL jsonb_to_recordset(c.promotion_uses) AS x(kind text, id text, card jsonb)
  WHERE c.event_id = $1 AND c.promotion_uses IS NOT NULL AND c.state IN ('OPEN', 'PAYING', 'COMPLETED')
    AND x.kind = 'CARD' AND (c.account_id = ANY($2::uuid[]) OR x.card->>'fingerprint' = ANY($3::text[]))`;

export type CardPromotionRow = {
  readonly promotionId: string;
  readonly issuer: string | null;
  readonly iins: readonly string[];
  readonly percentOff: number | null;
  readonly amountOff: Dong | null;
  readonly maxAmountOff: Dong | null;
  readonly limit: number | null;
  readonly quantity: number | null;
  readonly used: number;
  readonly paused: boolean;
  readonly beginAt: Instant | null;
  readonly endAt: Instant | null;
};
export type CardPurchaseRow = NonNullable<EventOffers['cardPurchases']>[number];

export const cardPromotionOf = ({ percentOff, amountOff, ...row }: CardPromotionRow): CardPromotion => ({
  ...row,
  discount: discountOf({ percentOff, amountOff }),
});

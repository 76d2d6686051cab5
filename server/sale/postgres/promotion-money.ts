import type pg from 'pg';
import { REVENUE_STATUSES } from '#domain/report/revenue.ts';
import type { PromotionUse } from '#domain/sale/reservation/reservation.ts';
import type { PromotionMoney } from '#server/sale/ports/promotion-book.ts';

// A line's promo is what the code and the card took off it; the card's part is stored with its use.
const MONEY = `SELECT x.id, count(*)::int AS orders, sum(o.price - o.donation)::bigint AS sold,
    sum(CASE WHEN x.kind = 'CARD' THEN (x.card->>'off')::bigint
      ELSE promo.off - coalesce(bank.off, 0) END)::bigint AS off
  FROM user_order o
  JOIN checkout_session c ON c.event_id = o.event_id AND c.checkout_session_id = o.checkout_session_id
  CROSS JOIN LATERAL jsonb_to_recordset(c.promotion_uses) AS x(kind text, id text, card jsonb)
  CROSS JOIN LATERAL (SELECT coalesce(sum((line->>'promo')::bigint), 0) AS off
    FROM jsonb_array_elements(o.lines) line) promo
  CROSS JOIN LATERAL (SELECT sum((u.card->>'off')::bigint) AS off
    FROM jsonb_to_recordset(c.promotion_uses) AS u(card jsonb)) bank
  WHERE o.event_id = $1 AND o.status = ANY($2) AND x.kind = $3 GROUP BY x.id`;

export async function readPromotionMoney(
  pool: Pick<pg.Pool, 'query'>,
  eventId: number,
  kind: Exclude<PromotionUse['kind'], 'AUTOMATIC'>,
): Promise<ReadonlyMap<string, PromotionMoney>> {
  const { rows } = await pool.query<PromotionMoney & { readonly id: string }>(MONEY, [eventId, REVENUE_STATUSES, kind]);
  return new Map(rows.map(({ id, ...money }) => [id, money]));
}

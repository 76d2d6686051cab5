import type { Instant } from '#domain/kernel/instant.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { CardPromotionBook } from '#server/sale/ports/card-promotion-book.ts';
import { CARD_PROMOTIONS, type CardPromotionRow, cardPromotionOf } from './card-promotion-rows.ts';
import { ENDED } from './promotion-rows.ts';

const moment = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

export const makePostgresCardPromotionBook = ({ pool }: Pick<Database, 'pool'>): CardPromotionBook => ({
  of: async (eventId) => (await pool.query<CardPromotionRow>(CARD_PROMOTIONS, [eventId])).rows.map(cardPromotionOf),
  async add(tx, eventId, { discount, ...promotion }, at) {
    await inPostgres(tx).client.query(
      `INSERT INTO promotion_payment (event_id, promotion_id, issuer, iins, percent_off, amount_off, max_amount_off,
         use_limit, quantity, begin_at, end_at, inserted_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        eventId,
        promotion.promotionId,
        promotion.issuer,
        promotion.iins,
        discount.type === 'PERCENT_OFF' ? discount.percentOff : null,
        discount.type === 'AMOUNT' ? discount.amountOff : null,
        promotion.maxAmountOff,
        promotion.limit,
        promotion.quantity,
        moment(promotion.beginAt),
        moment(promotion.endAt),
        moment(at),
      ],
    );
  },
  async end(tx, eventId, promotionId, at) {
    const { rowCount } = await inPostgres(tx).client.query(
      `UPDATE promotion_payment SET ${ENDED} WHERE event_id = $1 AND promotion_id = $2`,
      [eventId, promotionId, moment(at)],
    );
    return rowCount === 1;
  },
});

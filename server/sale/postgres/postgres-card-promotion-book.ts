import type { Instant } from '#domain/kernel/instant.ts';
import type { CardTerms } from '#domain/sale/promotion/card-promotion.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { CardPromotionBook } from '#server/sale/ports/card-promotion-book.ts';
import {
  CARD_PROMOTION,
  CARD_PROMOTIONS,
  CARD_PURCHASES,
  type CardPromotionRow,
  type CardPurchaseRow,
  cardPromotionOf,
} from './card-promotion-rows.ts';
import { readPromotionMoney } from './promotion-money.ts';
import { ENDED } from './promotion-rows.ts';

const moment = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

/** In the order of the columns in both statements. */
const valuesOf = ({ discount, ...terms }: CardTerms) => [
  terms.issuer,
  terms.iins,
  discount.type === 'PERCENT_OFF' ? discount.percentOff : null,
  discount.type === 'AMOUNT' ? discount.amountOff : null,
  terms.maxAmountOff,
  terms.limit,
  terms.quantity,
  moment(terms.beginAt),
  moment(terms.endAt),
];

export const makePostgresCardPromotionBook = ({ pool }: Pick<Database, 'pool'>): CardPromotionBook => ({
  of: async (eventId) => (await pool.query<CardPromotionRow>(CARD_PROMOTIONS, [eventId])).rows.map(cardPromotionOf),
  purchases: async (eventId, accountId, fingerprint) =>
    (await pool.query<CardPurchaseRow>(CARD_PURCHASES, [eventId, [accountId], [fingerprint]])).rows,
  async add(tx, eventId, { promotionId, ...terms }, at) {
    await inPostgres(tx).client.query(
      `INSERT INTO promotion_payment (event_id, promotion_id, issuer, iins, percent_off, amount_off, max_amount_off,
         use_limit, quantity, begin_at, end_at, inserted_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [eventId, promotionId, ...valuesOf(terms), moment(at)],
    );
  },
  async end(tx, eventId, promotionId, at) {
    const { rowCount } = await inPostgres(tx).client.query(
      `UPDATE promotion_payment SET ${ENDED} WHERE event_id = $1 AND promotion_id = $2`,
      [eventId, promotionId, moment(at)],
    );
    return rowCount === 1;
  },
  async pause(tx, eventId, promotionId, paused) {
    const { rowCount } = await inPostgres(tx).client.query(
      'UPDATE promotion_payment SET paused = $3 WHERE event_id = $1 AND promotion_id = $2',
      [eventId, promotionId, paused],
    );
    return rowCount === 1;
  },
  async lock(tx, eventId, promotionId) {
    const { rows } = await inPostgres(tx).client.query<CardPromotionRow>(`${CARD_PROMOTION} FOR NO KEY UPDATE`, [
      eventId,
      promotionId,
    ]);
    return rows[0] === undefined ? null : cardPromotionOf(rows[0]);
  },
  async revise(tx, eventId, promotionId, terms) {
    await inPostgres(tx).client.query(
      `UPDATE promotion_payment SET issuer = $3, iins = $4, percent_off = $5, amount_off = $6, max_amount_off = $7,
         use_limit = $8, quantity = $9, begin_at = $10, end_at = $11 WHERE event_id = $1 AND promotion_id = $2`,
      [eventId, promotionId, ...valuesOf(terms)],
    );
  },
  money: (eventId) => readPromotionMoney(pool, eventId, 'CARD'),
});

import type { Instant } from '#domain/kernel/instant.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { readPromotionMoney } from './promotion-money.ts';
import {
  ALL_CODES,
  CODES,
  type CodeRow,
  codeOf,
  ENDED,
  LOCKED_CODE,
  LOCKED_PROMOTION,
  offersOf,
  PROMOTIONS,
  type PromotionRow,
} from './promotion-rows.ts';

const percentOf = (discount: Discount): number | null => (discount.type === 'PERCENT_OFF' ? discount.percentOff : null);
const amountOf = (discount: Discount): number | null => (discount.type === 'AMOUNT' ? discount.amountOff : null);
const moment = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

export const makePostgresPromotionBook = ({ pool }: Pick<Database, 'pool'>): PromotionBook => ({
  async offers(eventId, code) {
    const [promotions, codes] = await Promise.all([
      pool.query<PromotionRow>(PROMOTIONS, [eventId]),
      code === null ? { rows: [] } : pool.query<CodeRow>(CODES, [eventId, [code]]),
    ]);
    return offersOf(promotions.rows, codes.rows);
  },
  codes: async (eventId) => (await pool.query<CodeRow>(ALL_CODES, [eventId])).rows.map(codeOf),
  async all(tx, eventId) {
    const { client } = inPostgres(tx);
    const promotions = await client.query<PromotionRow>(PROMOTIONS, [eventId]);
    const codes = await client.query<CodeRow>(ALL_CODES, [eventId]);
    return offersOf(promotions.rows, codes.rows);
  },
  async addPromotion(tx, eventId, promotion, at) {
    const counted = promotion.type === 'QUANTITY_BASED' ? promotion : { minTicket: null, maxTicket: null };
    await inPostgres(tx).client.query(
      `INSERT INTO promotion (event_id, promotion_id, ticket_type_id, type, name, percent_off, amount_off, min_ticket,
         max_ticket, quantity, begin_at, end_at, inserted_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        eventId,
        promotion.promotionId,
        promotion.ticketTypeId,
        promotion.type,
        promotion.name,
        percentOf(promotion.discount),
        amountOf(promotion.discount),
        counted.minTicket,
        counted.maxTicket,
        promotion.quantity,
        moment(promotion.beginAt),
        moment(promotion.endAt),
        moment(at),
      ],
    );
  },
  async addCode(tx, eventId, code, at) {
    await inPostgres(tx).client.query(
      `INSERT INTO promotion_code (event_id, code, percent_off, amount_off, ticket_type_ids, quantity, begin_at, end_at,
         inserted_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        eventId,
        code.code,
        percentOf(code.discount),
        amountOf(code.discount),
        code.ticketTypeIds,
        code.quantity,
        moment(code.beginAt),
        moment(code.endAt),
        moment(at),
      ],
    );
  },
  async addCodes(tx, eventId, codes, at) {
    // PostgreSQL arrays must be rectangular, so ticket types are passed as text.
    await inPostgres(tx).client.query(
      `INSERT INTO promotion_code (event_id, code, percent_off, amount_off, ticket_type_ids, quantity, begin_at, end_at,
         inserted_at)
       SELECT $1, c.code, c.percent_off, c.amount_off, c.ticket_type_ids::uuid[], c.quantity, c.begin_at, c.end_at, $9
       FROM unnest($2::text[], $3::int[], $4::bigint[], $5::text[], $6::int[], $7::timestamptz[], $8::timestamptz[])
         AS c(code, percent_off, amount_off, ticket_type_ids, quantity, begin_at, end_at)`,
      [
        eventId,
        codes.map(({ code }) => code),
        codes.map(({ discount }) => percentOf(discount)),
        codes.map(({ discount }) => amountOf(discount)),
        codes.map(({ ticketTypeIds }) => `{${ticketTypeIds.join(',')}}`),
        codes.map(({ quantity }) => quantity),
        codes.map(({ beginAt }) => moment(beginAt)),
        codes.map(({ endAt }) => moment(endAt)),
        moment(at),
      ],
    );
  },
  async endPromotion(tx, eventId, promotionId, at) {
    const { rowCount } = await inPostgres(tx).client.query(
      `UPDATE promotion SET ${ENDED} WHERE event_id = $1 AND promotion_id = $2`,
      [eventId, promotionId, moment(at)],
    );
    return rowCount === 1;
  },
  async endCode(tx, eventId, code, at) {
    const { rowCount } = await inPostgres(tx).client.query(
      `UPDATE promotion_code SET ${ENDED} WHERE event_id = $1 AND code = $2`,
      [eventId, code, moment(at)],
    );
    return rowCount === 1;
  },
  async pausePromotion(tx, eventId, promotionId, paused) {
    const { rowCount } = await inPostgres(tx).client.query(
      'UPDATE promotion SET paused = $3 WHERE event_id = $1 AND promotion_id = $2',
      [eventId, promotionId, paused],
    );
    return rowCount === 1;
  },
  async pauseCode(tx, eventId, code, paused) {
    const { rowCount } = await inPostgres(tx).client.query(
      'UPDATE promotion_code SET paused = $3 WHERE event_id = $1 AND code = $2',
      [eventId, code, paused],
    );
    return rowCount === 1;
  },
  async lockPromotion(tx, eventId, promotionId) {
    const { rows } = await inPostgres(tx).client.query<PromotionRow>(LOCKED_PROMOTION, [eventId, promotionId]);
    return offersOf(rows, []).promotions[0] ?? null;
  },
  async lockCode(tx, eventId, code) {
    const { rows } = await inPostgres(tx).client.query<CodeRow>(LOCKED_CODE, [eventId, code]);
    return rows[0] === undefined ? null : codeOf(rows[0]);
  },
  async revisePromotion(tx, eventId, promotionId, terms) {
    const counted = terms.type === 'QUANTITY_BASED' ? terms : { minTicket: null, maxTicket: null };
    await inPostgres(tx).client.query(
      `UPDATE promotion SET name = $3, percent_off = $4, amount_off = $5, min_ticket = $6, max_ticket = $7,
         quantity = $8, begin_at = $9, end_at = $10 WHERE event_id = $1 AND promotion_id = $2`,
      [
        eventId,
        promotionId,
        terms.name,
        percentOf(terms.discount),
        amountOf(terms.discount),
        counted.minTicket,
        counted.maxTicket,
        terms.quantity,
        moment(terms.beginAt),
        moment(terms.endAt),
      ],
    );
  },
  async reviseCode(tx, eventId, terms) {
    await inPostgres(tx).client.query(
      `UPDATE promotion_code SET percent_off = $3, amount_off = $4, ticket_type_ids = $5, quantity = $6,
         begin_at = $7, end_at = $8 WHERE event_id = $1 AND code = $2`,
      [
        eventId,
        terms.code,
        percentOf(terms.discount),
        amountOf(terms.discount),
        terms.ticketTypeIds,
        terms.quantity,
        moment(terms.beginAt),
        moment(terms.endAt),
      ],
    );
  },
  moneyOfCodes: (eventId) => readPromotionMoney(pool, eventId, 'CODE'),
});

import type { Instant } from '#domain/kernel/instant.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { ALL_CODES, CODES, type CodeRow, codeOf, offersOf, PROMOTIONS, type PromotionRow } from './promotion-rows.ts';

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
});

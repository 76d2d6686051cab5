import type { OrderSort } from '#domain/sale/checkout/order-sort.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keysOfPage, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import type { Reports } from '#server/platform/postgres/reports.ts';
import { holdsWords } from '#server/platform/postgres/search-condition.ts';
import type { OrderView } from '#server/sale/ports/checkout-reader.ts';
import type { EventOrders, EventOrdersQuery } from '#server/sale/ports/event-orders.ts';

const COLUMNS = `o.event_id AS "eventId", o.user_order_id AS "userOrderId", o.order_number AS "orderNumber",
  o.section_event_id AS "sectionEventId",
  o.account_id AS "accountId", o.checkout_session_id AS "checkoutSessionId", o.status,
    o.payment_method AS "paymentMethod", o.price,
  o.original_price AS "originalPrice", o.discount, o.donation, o.points, o.wallet,
  o.donation_message AS "donationMessage", o.lines,
  json_build_object('email', o.registrant_email, 'firstName', o.registrant_first_name, 'lastName',
    o.registrant_last_name, 'nameOrder', o.registrant_name_order,
    'gender', o.registrant_gender, 'phoneNumber', o.registrant_phone_number) AS registrant,
  o.inserted_at AS "insertedAt", o.updated_at AS "updatedAt"`;

// As the index user_order_buyer has it.
const BUYER = `coalesce(nullif(btrim(coalesce(o.registrant_first_name, '') || ' ' ||
  coalesce(o.registrant_last_name, '')), ''), o.registrant_email)`;

const KEYS: Readonly<Record<OrderSort, Pick<SortOrder, 'key' | 'keyType'>>> = {
  newest: { key: 'o.inserted_at', keyType: 'timestamptz' },
  // As a reader's language sorts, with and without diacritics side by side.
  buyer: { key: `${BUYER} COLLATE "und-x-icu"`, keyType: 'text' },
  total: { key: '(o.price + o.wallet)', keyType: 'bigint' },
  // As an order passes through them.
  status: {
    key: `array_position(ARRAY[${ORDER_STATUSES.map((status) => `'${status}'`).join(', ')}], o.status)`,
    keyType: 'bigint',
  },
};

const orderOf = ({ sort = 'newest', descending = false }: EventOrdersQuery): SortOrder => ({
  ...KEYS[sort],
  id: 'o.user_order_id',
  idType: 'uuid',
  descending: descending !== (sort === 'newest'),
});

function conditionOf(query: EventOrdersQuery, given: Parameters): string {
  const search = query.search === null ? null : holdsWords('o.search_words', query.search, given);
  return [
    `o.event_id = ${given.add(query.eventId)}`,
    ...(query.status === null ? [] : [`o.status = ${given.add(query.status)}`]),
    // Few of an event's orders wait, and they have their own index.
    ...(query.status === 'REQUIRED_APPROVAL'
      ? [
          `o.user_order_id = ANY(ARRAY(SELECT a.user_order_id FROM order_approval a
            WHERE a.event_id = ${given.add(query.eventId)} AND a.ended IS NULL))`,
        ]
      : []),
    ...(search === null ? [] : [search]),
  ].join(' AND ');
}

export function makePostgresEventOrders(pool: Pick<Reports, 'query'>): EventOrders {
  return {
    async orders(query, page) {
      const given = parameters();
      const wanted = conditionOf(query, given);
      const sort = orderOf(query);
      const keys = keysOfPage(sort, page, given, { from: 'user_order o', where: wanted });
      const { rows } = await pool.query<OrderView & { readonly sortKey: number | string }>(
        `WITH ${keys.page} SELECT ${COLUMNS}, page.sort_key AS "sortKey"
           FROM page JOIN user_order o ON o.event_id = ${given.add(query.eventId)} AND o.user_order_id = page.id
           ${keys.inOrder}`,
        given.values,
      );
      const { rows: shown, ...rest } = cutPage(rows, page, (row) => ({ key: row.sortKey, id: row.userOrderId }));
      return { rows: shown.map(({ sortKey: _, ...view }) => view), ...rest };
    },
    countOrders(query) {
      const given = parameters();
      const wanted = conditionOf(query, given);
      return countUpTo(pool, `user_order o WHERE ${wanted}`, given.values);
    },
  };
}

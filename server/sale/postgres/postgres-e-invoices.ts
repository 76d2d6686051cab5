import type pg from 'pg';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { never } from '#domain/kernel/never.ts';
import type { EInvoice, EInvoiceFault, EInvoiceState } from '#domain/sale/invoice/e-invoice.ts';
import type { InvoiceLine } from '#domain/sale/invoice/invoice-lines.ts';
import { keptOrder } from '#domain/sale/invoice/kept-order.ts';
import type { OrderRow } from '#server/event/ports/event-book.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { EInvoiceRow, EInvoices, InvoicedOrderId, OrderInvoices } from '#server/sale/ports/e-invoices.ts';
import { postgresRefundBook } from './postgres-refund-book.ts';

const STANDING = `sent, x.number, x.lookup_code, x.issued_at, x.because, x.said, x.asks, x.next_at, x.created_at,
  x.updated_at, x.lines`;
const OWN = `x.event_id, x.e_invoice_id, x.user_order_id, x.state, x.company_name, x.tax_code, x.address, x.email,
  x.locale, NULL::uuid AS adjusts_id, NULL AS adjusts_number, NULL::timestamptz AS adjusts_at, x.${STANDING}`;
const ADJUSTING = `x.event_id, x.adjusting_invoice_id AS e_invoice_id, e.user_order_id, x.state, e.company_name,
  e.tax_code, e.address, e.email, e.locale, e.e_invoice_id AS adjusts_id, e.number AS adjusts_number,
  e.issued_at AS adjusts_at, x.${STANDING}`;
const JOINED = 'adjusting_invoice x JOIN e_invoice e ON e.event_id = x.event_id AND e.e_invoice_id = x.e_invoice_id';
const ASKED = 'FROM unnest($1::int[], $2::uuid[]) AS asked(event_id, user_order_id)';
const OF = `SELECT ${OWN} ${ASKED}
  JOIN e_invoice x ON x.event_id = asked.event_id AND x.user_order_id = asked.user_order_id`;
const ADJUSTING_OF = `SELECT ${ADJUSTING} ${ASKED}
  JOIN e_invoice e ON e.event_id = asked.event_id AND e.user_order_id = asked.user_order_id
  JOIN adjusting_invoice x ON x.event_id = e.event_id AND x.e_invoice_id = e.e_invoice_id
  ORDER BY x.created_at, x.adjusting_invoice_id`;
const LOCK = `SELECT ${OWN} FROM e_invoice x WHERE event_id = $1 AND user_order_id = $2 FOR NO KEY UPDATE`;
const LOCK_ADJUSTING = `SELECT ${ADJUSTING} FROM ${JOINED} WHERE x.event_id = $1 AND x.e_invoice_id = $2
  ORDER BY x.created_at, x.adjusting_invoice_id FOR NO KEY UPDATE OF x`;
const ADD = `INSERT INTO adjusting_invoice (event_id, adjusting_invoice_id, e_invoice_id, state, lines, next_at,
    created_at, updated_at) VALUES ($1, $2, $3, 'WAITING', $4, $5, $6, $7)`;
const SET = `state = $3, sent = $4, number = $5, lookup_code = $6, issued_at = $7, because = $8, said = $9, asks = $10,
  next_at = $11, updated_at = $12, lines = $13`;
const SAVE = `UPDATE e_invoice SET ${SET}, company_name = $14, tax_code = $15, address = $16, email = $17
  WHERE event_id = $1 AND e_invoice_id = $2`;
const SAVE_ADJUSTING = `UPDATE adjusting_invoice SET ${SET} WHERE event_id = $1 AND adjusting_invoice_id = $2`;
const TAKE = `UPDATE e_invoice x SET next_at = $2 FROM (
    SELECT event_id, e_invoice_id FROM e_invoice WHERE next_at <= $1 ORDER BY next_at LIMIT $3
    FOR NO KEY UPDATE SKIP LOCKED) due
  WHERE x.event_id = due.event_id AND x.e_invoice_id = due.e_invoice_id
  RETURNING ${OWN}`;
const TAKE_ADJUSTING = `UPDATE adjusting_invoice x SET next_at = $2 FROM (
    SELECT event_id, adjusting_invoice_id FROM adjusting_invoice WHERE next_at <= $1 ORDER BY next_at LIMIT $3
    FOR NO KEY UPDATE SKIP LOCKED) due, e_invoice e
  WHERE x.event_id = due.event_id AND x.adjusting_invoice_id = due.adjusting_invoice_id
    AND e.event_id = x.event_id AND e.e_invoice_id = x.e_invoice_id
  RETURNING ${ADJUSTING}`;
const ASK = `INSERT INTO e_invoice (event_id, e_invoice_id, user_order_id, state, company_name, tax_code, address,
    email, locale, next_at, created_at, updated_at)
  SELECT $1, sold.e_invoice_id, sold.user_order_id, 'WAITING', i.company_name, i.tax_code, i.address, sold.email,
    c.locale, $6, $6, $6
  FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[])
    AS sold(e_invoice_id, user_order_id, checkout_session_id, email)
  JOIN checkout_invoice i ON i.event_id = $1 AND i.checkout_session_id = sold.checkout_session_id
  JOIN checkout_session c ON c.event_id = $1 AND c.checkout_session_id = sold.checkout_session_id
  ON CONFLICT (event_id, user_order_id) DO NOTHING`;

type Stored = {
  readonly event_id: number;
  readonly e_invoice_id: string;
  readonly user_order_id: string;
  readonly state: EInvoiceState;
  readonly company_name: string;
  readonly tax_code: string;
  readonly address: string;
  readonly email: string;
  readonly locale: Locale;
  readonly sent: boolean;
  readonly number: string | null;
  readonly lookup_code: string | null;
  readonly issued_at: number | null;
  readonly because: EInvoiceFault | null;
  readonly said: string | null;
  readonly asks: number;
  readonly next_at: number | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly lines: readonly InvoiceLine[] | null;
  readonly adjusts_id: string | null;
  readonly adjusts_number: string | null;
  readonly adjusts_at: number | null;
};

function present<T>(value: T | null): T {
  if (value === null) throw new Error('An e-invoice misses what its state needs');
  return value;
}

function invoiceOf(row: Stored): EInvoice {
  switch (row.state) {
    case 'WAITING':
      return { state: row.state, sent: row.sent };
    case 'ISSUED': {
      const [number, lookupCode] = [present(row.number), present(row.lookup_code)];
      return { state: row.state, number, lookupCode, issuedAt: instant(present(row.issued_at)) };
    }
    case 'FAILED':
      return { state: row.state, because: present(row.because), said: row.said, sent: row.sent };
    case 'DROPPED':
      return { state: row.state };
    default:
      return never(row.state);
  }
}

const adjustedBy = (row: Stored, eInvoiceId: string): EInvoiceRow['adjusts'] => ({
  eInvoiceId,
  number: present(row.adjusts_number),
  issuedAt: instant(present(row.adjusts_at)),
});

const rowOf = (row: Stored): EInvoiceRow => ({
  eventId: row.event_id,
  eInvoiceId: row.e_invoice_id,
  userOrderId: row.user_order_id,
  adjusts: row.adjusts_id === null ? null : adjustedBy(row, row.adjusts_id),
  invoice: invoiceOf(row),
  lines: row.lines,
  buyer: {
    companyName: row.company_name,
    taxCode: row.tax_code,
    address: row.address,
    email: row.email,
    locale: row.locale,
  },
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
  asks: row.asks,
  nextAt: row.next_at === null ? null : instant(row.next_at),
});

const together = (own: Stored | undefined, adjusting: readonly Stored[]): OrderInvoices | null =>
  own === undefined ? null : { own: rowOf(own), adjusting: adjusting.map(rowOf) };

export function makePostgresEInvoices(pool: Pick<pg.Pool, 'query'>): EInvoices {
  const find = batchLoader(async (asked: readonly InvoicedOrderId[]) => {
    const ids = [asked.map(({ eventId }) => eventId), asked.map(({ userOrderId }) => userOrderId)];
    const { rows } = await pool.query<Stored>(OF, ids);
    const adjusting = rows.some(({ state }) => state === 'ISSUED') ? await pool.query<Stored>(ADJUSTING_OF, ids) : null;
    return asked.map(({ userOrderId }) =>
      together(
        rows.find(({ user_order_id }) => user_order_id === userOrderId),
        (adjusting?.rows ?? []).filter(({ user_order_id }) => user_order_id === userOrderId),
      ),
    );
  });
  return {
    find,
    async lock(tx, { eventId, userOrderId }) {
      const { client } = inPostgres(tx);
      const [own] = (await client.query<Stored>(LOCK, [eventId, userOrderId])).rows;
      if (own === undefined) return null;
      return together(own, (await client.query<Stored>(LOCK_ADJUSTING, [eventId, own.e_invoice_id])).rows);
    },
    async money(tx, { eventId, userOrderId }) {
      const book = await postgresRefundBook.read(tx, eventId, userOrderId);
      if (book === null) throw new Error(`An e-invoice has no order ${userOrderId}`);
      const { quote } = book.order;
      const gone = book.tickets.filter(({ state }) => state === 'VOID');
      return {
        sold: keptOrder({ quote, gone: [], refunds: [] }),
        kept: keptOrder({ quote, gone, refunds: book.refunds }),
      };
    },
    async add(tx, row) {
      await inPostgres(tx).client.query(ADD, [
        row.eventId,
        row.eInvoiceId,
        present(row.adjusts).eInvoiceId,
        JSON.stringify(row.lines),
        dateOf(row.nextAt),
        new Date(row.createdAt),
        new Date(row.updatedAt),
      ]);
    },
    async save(tx, row) {
      const { buyer } = row;
      const details = [buyer.companyName, buyer.taxCode, buyer.address, buyer.email];
      const { client } = inPostgres(tx);
      if (row.adjusts === null) await client.query(SAVE, [...standingOf(row), ...details]);
      else await client.query(SAVE_ADJUSTING, [...standingOf(row)]);
    },
    async takeDue(now, until, most) {
      const due = [new Date(now), new Date(until), most];
      const own = await pool.query<Stored>(TAKE, due);
      const adjusting = await pool.query<Stored>(TAKE_ADJUSTING, due);
      return [...own.rows, ...adjusting.rows].map(rowOf);
    },
  };
}

const dateOf = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

const standingOf = ({ invoice, ...row }: EInvoiceRow): readonly unknown[] => [
  row.eventId,
  row.eInvoiceId,
  invoice.state,
  'sent' in invoice ? invoice.sent : true,
  'number' in invoice ? invoice.number : null,
  'lookupCode' in invoice ? invoice.lookupCode : null,
  'issuedAt' in invoice ? new Date(invoice.issuedAt) : null,
  'because' in invoice ? invoice.because : null,
  'said' in invoice ? invoice.said : null,
  row.asks,
  dateOf(row.nextAt),
  new Date(row.updatedAt),
  row.lines === null ? null : JSON.stringify(row.lines),
];

type SoldOrder = Pick<OrderRow, 'userOrderId' | 'checkoutSessionId' | 'registrant'>;

/** In the sale's own transaction: orders whose checkout asked for an invoice, once each. */
export const askForEInvoices = (
  client: Pick<pg.ClientBase, 'query'>,
  eventId: number,
  orders: readonly SoldOrder[],
  newId: () => string,
  now: Instant,
): Promise<unknown> =>
  client.query(ASK, [
    eventId,
    orders.map(newId),
    orders.map(({ userOrderId }) => userOrderId),
    orders.map(({ checkoutSessionId }) => checkoutSessionId),
    orders.map(({ registrant }) => registrant.email),
    new Date(now),
  ]);

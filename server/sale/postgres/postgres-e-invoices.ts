import type pg from 'pg';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { never } from '#domain/kernel/never.ts';
import { SETTLED_ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import type { EInvoice, EInvoiceFault, EInvoiceState } from '#domain/sale/invoice/e-invoice.ts';
import type { OrderRow } from '#server/event/ports/event-book.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { EInvoiceRow, EInvoices, InvoicedOrderId } from '#server/sale/ports/e-invoices.ts';

const COLUMNS = `e.event_id, e.e_invoice_id, e.user_order_id, e.state, e.company_name, e.tax_code, e.address, e.email,
  e.locale, e.sent, e.number, e.lookup_code, e.issued_at, e.because, e.said, e.asks, e.next_at, e.updated_at`;
const OF = `SELECT ${COLUMNS} FROM unnest($1::int[], $2::uuid[]) AS asked(event_id, user_order_id)
  JOIN e_invoice e ON e.event_id = asked.event_id AND e.user_order_id = asked.user_order_id`;
const LOCK = `SELECT ${COLUMNS} FROM e_invoice e WHERE event_id = $1 AND user_order_id = $2 FOR NO KEY UPDATE`;
const OWED = `SELECT FROM user_order WHERE event_id = $1 AND user_order_id = $2 AND status = ANY($3)`;
const SAVE = `UPDATE e_invoice SET state = $3, company_name = $4, tax_code = $5, address = $6, email = $7, sent = $8,
    number = $9, lookup_code = $10, issued_at = $11, because = $12, said = $13, asks = $14, next_at = $15,
    updated_at = $16
  WHERE event_id = $1 AND e_invoice_id = $2`;
const TAKE = `UPDATE e_invoice e SET next_at = $2 FROM (
    SELECT event_id, e_invoice_id FROM e_invoice WHERE next_at <= $1 ORDER BY next_at LIMIT $3
    FOR NO KEY UPDATE SKIP LOCKED) due
  WHERE e.event_id = due.event_id AND e.e_invoice_id = due.e_invoice_id
  RETURNING ${COLUMNS}`;
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
  readonly updated_at: number;
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

const rowOf = (row: Stored): EInvoiceRow => ({
  eventId: row.event_id,
  eInvoiceId: row.e_invoice_id,
  userOrderId: row.user_order_id,
  invoice: invoiceOf(row),
  buyer: {
    companyName: row.company_name,
    taxCode: row.tax_code,
    address: row.address,
    email: row.email,
    locale: row.locale,
  },
  updatedAt: instant(row.updated_at),
  asks: row.asks,
  nextAt: row.next_at === null ? null : instant(row.next_at),
});

export function makePostgresEInvoices(pool: Pick<pg.Pool, 'query'>): EInvoices {
  const find = batchLoader(async (asked: readonly InvoicedOrderId[]) => {
    const { rows } = await pool.query<Stored>(OF, [
      asked.map(({ eventId }) => eventId),
      asked.map(({ userOrderId }) => userOrderId),
    ]);
    return asked.map(({ userOrderId }) => {
      const row = rows.find(({ user_order_id }) => user_order_id === userOrderId);
      return row === undefined ? null : rowOf(row);
    });
  });
  return {
    find,
    async lock(tx, { eventId, userOrderId }) {
      const [row] = (await inPostgres(tx).client.query<Stored>(LOCK, [eventId, userOrderId])).rows;
      return row === undefined ? null : rowOf(row);
    },
    async isOwed(tx, { eventId, userOrderId }) {
      const asked = [eventId, userOrderId, SETTLED_ORDER_STATUSES];
      return (await inPostgres(tx).client.query(OWED, asked)).rowCount === 1;
    },
    async save(tx, { invoice, buyer, ...row }) {
      await inPostgres(tx).client.query(SAVE, [
        row.eventId,
        row.eInvoiceId,
        invoice.state,
        buyer.companyName,
        buyer.taxCode,
        buyer.address,
        buyer.email,
        'sent' in invoice ? invoice.sent : true,
        'number' in invoice ? invoice.number : null,
        'lookupCode' in invoice ? invoice.lookupCode : null,
        'issuedAt' in invoice ? new Date(invoice.issuedAt) : null,
        'because' in invoice ? invoice.because : null,
        'said' in invoice ? invoice.said : null,
        row.asks,
        row.nextAt === null ? null : new Date(row.nextAt),
        new Date(row.updatedAt),
      ]);
    },
    takeDue: async (now, until, most) =>
      (await pool.query<Stored>(TAKE, [new Date(now), new Date(until), most])).rows.map(rowOf),
  };
}

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

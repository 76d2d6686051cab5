import type pg from 'pg';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import type { InvoiceBook } from '#server/sale/ports/invoice-book.ts';

type Asked = { readonly eventId: number; readonly checkoutSessionId: string };
type Row = {
  readonly event_id: number;
  readonly checkout_session_id: string;
  readonly company_name: string;
  readonly tax_code: string;
  readonly address: string;
};

const OF = `SELECT i.event_id, i.checkout_session_id, i.company_name, i.tax_code, i.address
  FROM unnest($1::int[], $2::uuid[]) AS asked(event_id, checkout_session_id)
  JOIN checkout_invoice i ON i.event_id = asked.event_id AND i.checkout_session_id = asked.checkout_session_id`;

export function makePostgresInvoiceBook(pool: Pick<pg.Pool, 'query'>): InvoiceBook {
  // The invoices of a list of orders are asked for at once, and by more than one field.
  const of = batchLoader(async (asked: readonly Asked[]) => {
    const { rows } = await pool.query<Row>(OF, [
      asked.map((one) => one.eventId),
      asked.map((one) => one.checkoutSessionId),
    ]);
    return asked.map(({ eventId, checkoutSessionId }) => {
      const row = rows.find((one) => one.event_id === eventId && one.checkout_session_id === checkoutSessionId);
      return row === undefined ? null : { companyName: row.company_name, taxCode: row.tax_code, address: row.address };
    });
  });

  return {
    write: async (eventId, checkoutSessionId, { companyName, taxCode, address }, at) => {
      await pool.query(
        `INSERT INTO checkout_invoice (event_id, checkout_session_id, company_name, tax_code, address, updated_at)
        VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (event_id, checkout_session_id) DO UPDATE SET company_name = EXCLUDED.company_name,
         tax_code = EXCLUDED.tax_code, address = EXCLUDED.address, updated_at = EXCLUDED.updated_at`,
        [eventId, checkoutSessionId, companyName, taxCode, address, new Date(at)],
      );
    },
    of: (eventId, checkoutSessionId) => of({ eventId, checkoutSessionId }),
  };
}

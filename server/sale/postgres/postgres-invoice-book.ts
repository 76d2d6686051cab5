import type pg from 'pg';
import type { InvoiceBook } from '#server/sale/ports/invoice-book.ts';

type Row = { readonly company_name: string; readonly tax_code: string; readonly address: string };

export const makePostgresInvoiceBook = (pool: Pick<pg.Pool, 'query'>): InvoiceBook => ({
  write: async (eventId, checkoutSessionId, { companyName, taxCode, address }, at) => {
    await pool.query(
      `INSERT INTO checkout_invoice (event_id, checkout_session_id, company_name, tax_code, address, updated_at)
        VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (event_id, checkout_session_id) DO UPDATE SET company_name = EXCLUDED.company_name,
         tax_code = EXCLUDED.tax_code, address = EXCLUDED.address, updated_at = EXCLUDED.updated_at`,
      [eventId, checkoutSessionId, companyName, taxCode, address, new Date(at)],
    );
  },
  of: async (eventId, checkoutSessionId) => {
    const { rows } = await pool.query<Row>(
      'SELECT company_name, tax_code, address FROM checkout_invoice WHERE event_id = $1 AND checkout_session_id = $2',
      [eventId, checkoutSessionId],
    );
    const [row] = rows;
    return row === undefined ? null : { companyName: row.company_name, taxCode: row.tax_code, address: row.address };
  },
});

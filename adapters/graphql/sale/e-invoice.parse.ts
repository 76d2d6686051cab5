import type { OrderInvoice } from '#application/sale/ports/e-invoice.ts';
import { E_INVOICE_FAULTS } from '#domain/sale/invoice/e-invoice.ts';
import type { OrderInvoiceFragment } from './e-invoice.gen.ts';

/** A state that this version does not know is none that it could show. */
export function parseOrderInvoice({ e_invoice: raw }: OrderInvoiceFragment): OrderInvoice | null {
  if (raw === null) return null;
  const { companyName, taxCode, address } = raw;
  const details = { companyName, taxCode, address };
  const { number, lookup_code: lookupCode, lookup_url: lookupUrl, issued_at: issuedAt } = raw;
  switch (raw.state) {
    case 'WAITING':
    case 'DROPPED':
      return { ...details, state: raw.state };
    case 'FAILED': {
      const because = E_INVOICE_FAULTS.find((fault) => fault === raw.because) ?? null;
      return { ...details, state: raw.state, because, said: raw.said };
    }
    case 'ISSUED':
      return number === null || lookupCode === null || issuedAt === null
        ? null
        : { ...details, state: raw.state, number, lookupCode, lookupUrl, issuedAt };
    default:
      return null;
  }
}

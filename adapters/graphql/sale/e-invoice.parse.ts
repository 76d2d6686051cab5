import type { AdjustingInvoice, OrderInvoice } from '#application/sale/ports/e-invoice.ts';
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
    case 'FAILED':
      return { ...details, ...failed(raw) };
    case 'ISSUED':
      return number === null || lookupCode === null || issuedAt === null
        ? null
        : {
            ...{ ...details, state: raw.state, number, lookupCode, lookupUrl, issuedAt },
            adjusting: raw.adjusting.flatMap((one) => parseAdjusting(one) ?? []),
          };
    default:
      return null;
  }
}

type Raw = NonNullable<OrderInvoiceFragment['e_invoice']>;

const failed = ({ because, said }: Pick<Raw, 'because' | 'said'>) => ({
  state: 'FAILED' as const,
  because: E_INVOICE_FAULTS.find((fault) => fault === because) ?? null,
  said,
});

function parseAdjusting(raw: Raw['adjusting'][number]): AdjustingInvoice | null {
  const { id, amount, number, lookup_code: lookupCode, issued_at: issuedAt } = raw;
  switch (raw.state) {
    case 'WAITING':
      return { id, amount, state: raw.state };
    case 'FAILED':
      return { id, amount, ...failed(raw) };
    case 'ISSUED':
      return number === null || lookupCode === null || issuedAt === null
        ? null
        : { id, amount, state: raw.state, number, lookupCode, issuedAt };
    default:
      return null;
  }
}

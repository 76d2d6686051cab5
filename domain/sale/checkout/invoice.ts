import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

export type InvoiceDetails = { readonly companyName: string; readonly taxCode: string; readonly address: string };

/** The details matter only if an invoice is required. */
export type Invoice = InvoiceDetails & { readonly required: boolean };

export const NO_INVOICE: Invoice = { required: false, companyName: '', taxCode: '', address: '' };

export type InvoiceField = keyof InvoiceDetails;
const FIELDS: readonly InvoiceField[] = ['companyName', 'taxCode', 'address'];

/** The invoice details, trimmed; null if none is wanted. Refused with the empty fields. [S5-19] */
export function checkInvoice(
  invoice: Invoice,
): Result<InvoiceDetails | null, { readonly code: 'INVOICE_INCOMPLETE'; readonly missing: readonly InvoiceField[] }> {
  if (!invoice.required) return ok(null);
  const details = {
    companyName: visibleText(invoice.companyName),
    taxCode: invoice.taxCode.trim(),
    address: invoice.address.trim(),
  };
  const missing = FIELDS.filter((field) => details[field] === '');
  return missing.length > 0 ? refused({ code: 'INVOICE_INCOMPLETE', missing }) : ok(details);
}

import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

export type InvoiceDetails = { readonly companyName: string; readonly taxCode: string; readonly address: string };

/** The details matter only if an invoice is required. */
export type Invoice = InvoiceDetails & { readonly required: boolean };

export const NO_INVOICE: Invoice = { required: false, companyName: '', taxCode: '', address: '' };

export type InvoiceField = keyof InvoiceDetails;
/** In characters. [design] */
export const INVOICE_LONGEST: Readonly<Record<InvoiceField, number>> = { companyName: 200, taxCode: 50, address: 500 };

/** [S5-19] */
export type InvoiceIncomplete = { readonly code: 'INVOICE_INCOMPLETE'; readonly missing: readonly InvoiceField[] };
const FIELDS: readonly InvoiceField[] = ['companyName', 'taxCode', 'address'];

/** The details, trimmed. Refused with the empty fields. [S5-19] */
export function checkInvoiceDetails(given: InvoiceDetails): Result<InvoiceDetails, InvoiceIncomplete> {
  const details = {
    companyName: visibleText(given.companyName),
    taxCode: given.taxCode.trim(),
    address: given.address.trim(),
  };
  const missing = FIELDS.filter((field) => details[field] === '');
  return missing.length > 0 ? refused({ code: 'INVOICE_INCOMPLETE', missing }) : ok(details);
}

/** Null if no invoice is wanted. */
export const checkInvoice = (invoice: Invoice): Result<InvoiceDetails | null, InvoiceIncomplete> =>
  invoice.required ? checkInvoiceDetails(invoice) : ok(null);

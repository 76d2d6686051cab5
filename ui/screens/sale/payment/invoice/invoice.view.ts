import type { Account } from '#application/people/ports/profile-desk.ts';
import { INVOICE_LONGEST, type Invoice, type InvoiceField } from '#domain/sale/checkout/invoice.ts';
import type { ShownTrouble } from '#ui/screens/sale/payment/trouble/trouble.view.ts';

export type { InvoiceField };

export const invoiceLongest = INVOICE_LONGEST;

/** Starts with the buyer's own company; what was entered stays. */
export const askedInvoice = (invoice: Invoice, required: boolean, account: Account | null): Invoice => ({
  ...invoice,
  required,
  companyName: required && invoice.companyName === '' ? (account?.corporate?.companyName ?? '') : invoice.companyName,
});

/** The empty fields, one text so that an effect can compare it. */
export const missingFields = (trouble: ShownTrouble | null): string =>
  trouble?.trouble.code === 'INVOICE_INCOMPLETE' ? trouble.trouble.missing.join(' ') : '';

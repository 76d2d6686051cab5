import type { OrderInvoice } from '#application/sale/ports/e-invoice.ts';
import { RetryInvoice } from '#application/sale/retry-invoice.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import {
  checkInvoiceDetails,
  INVOICE_LONGEST,
  type InvoiceDetails,
  type InvoiceField,
} from '#domain/sale/checkout/invoice.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { E_INVOICE_FAULTS_SAID } from '#words/sale/e-invoice.ts';

export type { InvoiceDetails, InvoiceField };
export const invoiceLongest = INVOICE_LONGEST;

export const faultWords = ({ because }: Extract<OrderInvoice, { readonly state: 'FAILED' }>, locale: Locale): string =>
  E_INVOICE_FAULTS_SAID[because ?? 'OTHER'][locale];

/** The empty fields. */
export function missingDetails(details: InvoiceDetails): readonly InvoiceField[] {
  const checked = checkInvoiceDetails(details);
  return checked.ok ? [] : checked.refusal.missing;
}

export const useRetryInvoice = (): RetryInvoice => useUseCase(RetryInvoice);

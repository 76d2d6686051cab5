import type { AdjustingInvoice, OrderInvoice } from '#application/sale/ports/e-invoice.ts';
import { RetryAdjusting } from '#application/sale/retry-adjusting.ts';
import { RetryInvoice } from '#application/sale/retry-invoice.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
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

type Failed = Extract<OrderInvoice | AdjustingInvoice, { readonly state: 'FAILED' }>;

export const faultWords = ({ because }: Pick<Failed, 'because'>, locale: Locale): string =>
  E_INVOICE_FAULTS_SAID[because ?? 'OTHER'][locale];

/** The empty fields. */
export function missingDetails(details: InvoiceDetails): readonly InvoiceField[] {
  const checked = checkInvoiceDetails(details);
  return checked.ok ? [] : checked.refusal.missing;
}

/** What it adds to the invoice, with its sign. */
export const changeWords = ({ amount }: AdjustingInvoice, locale: Locale): string =>
  `${amount > 0 ? '+' : ''}${showMoney(amount, locale)}`;

export const useRetryAdjusting = (): RetryAdjusting => useUseCase(RetryAdjusting);
export const useRetryInvoice = (): RetryInvoice => useUseCase(RetryInvoice);

import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { EInvoiceReport } from '#domain/sale/invoice/e-invoice.ts';
import type { InvoiceLine, VatRate } from '#domain/sale/invoice/invoice-lines.ts';
import type { EInvoiceRow } from './e-invoices.ts';

export type EInvoiceOrder = Pick<EInvoiceRow, 'eInvoiceId' | 'buyer'> & {
  readonly eventName: string;
  readonly lines: readonly InvoiceLine[];
  /** The invoice that it adjusts, and the paper that says why; null: it adjusts none. */
  readonly adjusts:
    | (NonNullable<EInvoiceRow['adjusts']> & { readonly because: string; readonly since: Instant })
    | null;
};

/** Calls reject when it cannot be reached or answers nonsense: nothing is then known. */
export type OpenEInvoiceProvider = {
  /** Of tickets. */
  readonly rate: VatRate;
  /** Where anybody looks up an invoice by its number and code. */
  readonly lookupUrl: string;
  /** Never twice at once for the same invoice. */
  readonly issue: (order: EInvoiceOrder, now: Instant) => Promise<EInvoiceReport>;
  readonly find: (eInvoiceId: string) => Promise<EInvoiceReport>;
};

/** `open` is null where no provider is configured: then no order gets an e-invoice. */
export type EInvoiceProvider = { readonly open: OpenEInvoiceProvider | null };
export const EInvoiceProvider: Token<EInvoiceProvider> = token<EInvoiceProvider>('EInvoiceProvider');

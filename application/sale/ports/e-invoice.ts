import type { Instant } from '#domain/kernel/instant.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import type { EInvoiceFault } from '#domain/sale/invoice/e-invoice.ts';

/** The e-invoice of an order, made out to a company. */
export type OrderInvoice = InvoiceDetails &
  (
    | { readonly state: 'WAITING' | 'DROPPED' }
    | {
        readonly state: 'ISSUED';
        readonly number: string;
        readonly lookupCode: string;
        readonly lookupUrl: string;
        readonly issuedAt: Instant;
      }
    /** `because`: null for who may not try it again, or unknown to this version. `said`: in the provider's words. */
    | { readonly state: 'FAILED'; readonly because: EInvoiceFault | null; readonly said: string | null }
  );

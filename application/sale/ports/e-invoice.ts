import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import type { EInvoiceFault } from '#domain/sale/invoice/e-invoice.ts';

/** `because`: null for who may not try it again, or unknown to this version. `said`: in the provider's words. */
type FailedInvoice = {
  readonly state: 'FAILED';
  readonly because: EInvoiceFault | null;
  readonly said: string | null;
};

/** It adjusts an issued invoice because money went back. `amount`: negative where it takes off, in dong. */
export type AdjustingInvoice = { readonly id: string; readonly amount: Dong } & (
  | { readonly state: 'WAITING' }
  | {
      readonly state: 'ISSUED';
      readonly number: string;
      readonly lookupCode: string;
      readonly issuedAt: Instant;
    }
  | FailedInvoice
);

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
        /** The oldest first. */
        readonly adjusting: readonly AdjustingInvoice[];
      }
    | FailedInvoice
  );

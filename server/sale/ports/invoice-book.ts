import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';

/** To whom the invoices of checkouts are made out. */
export type InvoiceBook = {
  /** Replaces what was written before. */
  readonly write: (eventId: number, checkoutSessionId: string, invoice: InvoiceDetails, at: Instant) => Promise<void>;
  /** Null: none was asked for. */
  readonly of: (eventId: number, checkoutSessionId: string) => Promise<InvoiceDetails | null>;
};

export const InvoiceBook: Token<InvoiceBook> = token<InvoiceBook>('InvoiceBook');

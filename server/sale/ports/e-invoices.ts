import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import type { EInvoice } from '#domain/sale/invoice/e-invoice.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type InvoicedOrderId = { readonly eventId: number; readonly userOrderId: string };

export type EInvoiceRow = InvoicedOrderId & {
  /** Names it to the provider. */
  readonly eInvoiceId: string;
  readonly invoice: EInvoice;
  /** To whom it is made out. */
  readonly buyer: InvoiceDetails & { readonly email: string; readonly locale: Locale };
  readonly updatedAt: Instant;
  /** How often the provider was asked. */
  readonly asks: number;
  /** When it is asked next; null: nothing is awaited. */
  readonly nextAt: Instant | null;
};

/** The e-invoices of orders: one at most for each. */
export type EInvoices = {
  /** Null: the order asked for none, or cost nothing. */
  readonly find: (order: InvoicedOrderId) => Promise<EInvoiceRow | null>;
  readonly lock: (tx: Transaction, order: InvoicedOrderId) => Promise<EInvoiceRow | null>;
  /** Whether the order still stands; its money went back otherwise. */
  readonly isOwed: (tx: Transaction, order: InvoicedOrderId) => Promise<boolean>;
  readonly save: (tx: Transaction, row: EInvoiceRow) => Promise<void>;
  /** Those to ask about, the longest due first; no other node takes them before `until`. */
  readonly takeDue: (now: Instant, until: Instant, most: number) => Promise<readonly EInvoiceRow[]>;
};
export const EInvoices: Token<EInvoices> = token<EInvoices>('EInvoices');

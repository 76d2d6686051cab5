import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import type { EInvoice } from '#domain/sale/invoice/e-invoice.ts';
import type { InvoicedOrder, InvoiceLine } from '#domain/sale/invoice/invoice-lines.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type InvoicedOrderId = { readonly eventId: number; readonly userOrderId: string };

export type EInvoiceRow = InvoicedOrderId & {
  /** Names it to the provider. */
  readonly eInvoiceId: string;
  /** The issued invoice that it adjusts; null: it is the order's own. */
  readonly adjusts: { readonly eInvoiceId: string; readonly number: string; readonly issuedAt: Instant } | null;
  readonly invoice: EInvoice;
  /** What it said when its request left; null: none did, or that was not kept yet. */
  readonly lines: readonly InvoiceLine[] | null;
  /** To whom it is made out. */
  readonly buyer: InvoiceDetails & { readonly email: string; readonly locale: Locale };
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** How often the provider was asked. */
  readonly asks: number;
  /** When it is taken up next: its provider is asked, or, once issued, the order's money looked at. null: never. */
  readonly nextAt: Instant | null;
};

/** `adjusting`: the oldest first; at most one of them is neither issued nor dropped. */
export type OrderInvoices = { readonly own: EInvoiceRow; readonly adjusting: readonly EInvoiceRow[] };

/** The e-invoice of each order that asked for one, and the invoices that adjust it. */
export type EInvoices = {
  /** Null: the order asked for none, or cost nothing. */
  readonly find: (order: InvoicedOrderId) => Promise<OrderInvoices | null>;
  /** A refund of the order waits for it. */
  readonly lock: (tx: Transaction, order: InvoicedOrderId) => Promise<OrderInvoices | null>;
  /** What is sold of an order whose invoices are locked: before its refunds, and after them. */
  readonly money: (
    tx: Transaction,
    order: InvoicedOrderId,
  ) => Promise<{ readonly sold: InvoicedOrder; readonly kept: InvoicedOrder }>;
  readonly add: (tx: Transaction, row: EInvoiceRow) => Promise<void>;
  readonly save: (tx: Transaction, row: EInvoiceRow) => Promise<void>;
  /** Those to take up, the longest due first; no other node takes them before `until`. */
  readonly takeDue: (now: Instant, until: Instant, most: number) => Promise<readonly EInvoiceRow[]>;
};
export const EInvoices: Token<EInvoices> = token<EInvoices>('EInvoices');

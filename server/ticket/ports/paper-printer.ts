import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { RevenueLine } from '#domain/ledger/payout-statement.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import type { ReceiptTickets } from '#domain/sale/pricing/receipt-lines.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';

export type TicketSheet = {
  readonly event: EmailEventFacts;
  readonly orderNumber: string;
  readonly ticketName: string;
  readonly holder: PersonName;
  readonly holderEmail: string;
  readonly seat: string | null;
  readonly online: boolean;
  readonly redeemCode: string;
  /** The signed text of the QR code. */
  readonly qrText: string;
};

export type ReceiptSheet = {
  readonly event: EmailEventFacts;
  readonly orderNumber: string;
  readonly orderedAt: Instant;
  readonly buyer: PersonName;
  readonly email: string;
  /** Null: free. */
  readonly paidBy: PaymentMethod | null;
  readonly lines: readonly (ReceiptTickets & { readonly name: string })[];
  readonly donation: Dong;
  /** Points that paid for a part of the price. */
  readonly points: Points;
  /** Of `total`, from the wallet; `paidBy` paid the rest. */
  readonly wallet: Dong;
  /** In money. */
  readonly total: Dong;
  /** To whom it is made out; null: the buyer. */
  readonly invoice: InvoiceDetails | null;
};

export type PayoutSheet = {
  readonly name: string;
  readonly email: string;
  readonly period: { readonly start: Instant; readonly last: Instant };
  readonly madeAt: Instant;
  readonly opening: Dong;
  readonly matured: Dong;
  readonly takenBack: Dong;
  readonly saleFees: Dong;
  readonly paidOut: Dong;
  readonly returned: Dong;
  readonly closing: Dong;
  readonly lines: readonly {
    readonly at: Instant;
    readonly kind: RevenueLine['kind'];
    /** Of revenue. */
    readonly eventName: string | null;
    readonly payout: { readonly account: string; readonly fee: Dong; readonly total: Dong } | null;
    readonly change: Dong;
  }[];
};

/** Writes PDFs in the reader's language. */
export type PaperPrinter = {
  /** One page per ticket. */
  readonly tickets: (sheets: readonly TicketSheet[], locale: Locale) => Promise<Buffer>;
  readonly receipt: (sheet: ReceiptSheet, locale: Locale) => Promise<Buffer>;
  readonly payoutStatement: (sheet: PayoutSheet, locale: Locale) => Promise<Buffer>;
};
export const PaperPrinter: Token<PaperPrinter> = token<PaperPrinter>('PaperPrinter');

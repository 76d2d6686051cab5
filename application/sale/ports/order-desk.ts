import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import type { RefundStatus } from '#domain/sale/refund/refund.ts';
import type { OrderInvoice } from './e-invoice.ts';
import type { RefundOffer } from './refund-desk.ts';

export type DeskRefund = {
  readonly id: string;
  readonly status: RefundStatus;
  readonly amount: Dong;
  /** Given back to the buyer's wallet, beside it. */
  readonly wallet: Dong;
  readonly tickets: number;
  readonly decidedAt: Instant;
  readonly sentAt: Instant | null;
  readonly confirmedAt: Instant | null;
  /** The bank of the buyer's card took it, and nobody here refunded it. */
  readonly takenByBank: boolean;
};

export type OpenedDeskOrder = {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: string;
  /** Beside the wallet. */
  readonly price: Dong;
  /** Money of the buyer's wallet that paid for a part. */
  readonly wallet: Dong;
  readonly received: Dong;
  /** From card disputes that were won, beside `received`: the same money once more. */
  readonly wonBack: Dong;
  readonly paymentMethod: string;
  readonly insertedAt: Instant;
  /** Of the buyer's picture of a transfer by hand, for some minutes; null: none. */
  readonly proofUrl: string | null;
  readonly buyer: string;
  readonly email: string;
  readonly phone: string | null;
  readonly donation: { readonly amount: Dong; readonly message: string | null } | null;
  readonly abilities: readonly string[];
  /** Its tickets, and what of its money can be refunded. */
  readonly offer: RefundOffer;
  readonly refunds: readonly DeskRefund[];
  /** Null: none was asked for, or none is issued here. */
  readonly invoice: OrderInvoice | null;
};

export type OrderDesk = {
  readonly read: (orderId: string) => Promise<Result<OpenedDeskOrder, Refusal>>;
  /** Tries a failed e-invoice again, made out as given. */
  readonly retryInvoice: (orderId: string, details: InvoiceDetails) => Promise<Result<null, Refusal>>;
  /** Tries its failed adjusting invoice again. */
  readonly retryAdjusting: (orderId: string) => Promise<Result<null, Refusal>>;
  /** Cancels a successful order and refunds all of it. A repeated request changes nothing more. */
  readonly cancel: (orderId: string, reason: string) => Promise<Result<null, Refusal>>;
};
export const OrderDesk: Token<OrderDesk> = token<OrderDesk>('OrderDesk');

import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { GatewayReport, RefundReport } from '#domain/money/payment/gateway-report.ts';
import type { GatewayProvider, PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { GatewayPayment } from './gateway-payments.ts';

/** `amount` in dong. */
type GatewayOrder = {
  readonly paymentId: string;
  readonly accountId: AccountId;
  readonly email: string;
  readonly method: PaymentMethod;
  readonly amount: Dong;
  readonly startedAt: Instant;
  readonly expiresAt: Instant;
  /** Where the buyer's browser comes back to. */
  readonly returnUrl: string;
  readonly locale: Locale;
  /** The saved card that must pay; null: any way will do. */
  readonly cardId: string | null;
  /** The network address of the payer. */
  readonly payer: string;
};

export type GatewayRefundOrder = {
  readonly payment: GatewayPayment;
  /** Names the request: the same one again has no second effect. */
  readonly refundId: string;
  readonly amount: Dong;
  /** The gateway's own number; null: not known yet. */
  readonly number: string | null;
  /** Its numbers of the payment's earlier refunds; null: not known. */
  readonly before: readonly (string | null)[];
};

/** All it says is a report. Calls reject when the provider cannot be reached; nothing is then known. */
export type PaymentGateway = {
  readonly provider: GatewayProvider;
  /** `continueWith`: an address or a client secret for the browser. */
  readonly start: (order: GatewayOrder) => Promise<{ readonly reference: string; readonly continueWith: string }>;
  /** null: it knows no such payment yet, because its buyer never opened its page. */
  readonly query: (payment: GatewayPayment, now: Instant) => Promise<GatewayReport | null>;
  /** Rejects where the outcome is not known. */
  readonly refund: (order: GatewayRefundOrder, now: Instant) => Promise<RefundReport>;
  /** null: it knows of no such refund. */
  readonly refundState: (order: GatewayRefundOrder, now: Instant) => Promise<RefundReport | null>;
};

/** Those that are configured. */
export type PaymentGateways = {
  readonly of: (provider: GatewayProvider) => PaymentGateway | null;
  readonly methods: readonly PaymentMethod[];
};
export const PaymentGateways: Token<PaymentGateways> = token<PaymentGateways>('PaymentGateways');

import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { GatewayState } from '#domain/money/payment/gateway-report.ts';
import type { GatewayProvider, PaymentMethod } from '#domain/money/payment/payment-method.ts';

/** `reference`: under which the gateway reports the payment. */
export type GatewayPayment = {
  readonly provider: GatewayProvider;
  readonly reference: string;
  readonly eventId: number;
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly amount: Dong;
  readonly startedAt: Instant;
  readonly expiresAt: Instant;
  /** null: its outcome is known. */
  readonly continueWith: string | null;
  readonly state: GatewayState;
  readonly code: string | null;
  readonly transactionNumber: string | null;
  readonly asks: number;
};

export type GatewayPayments = {
  /** Stored once; a second one of the same payment changes nothing. */
  readonly add: (payment: GatewayPayment, askAt: Instant) => Promise<void>;
  readonly byReference: (provider: GatewayProvider, reference: string) => Promise<GatewayPayment | null>;
  readonly byPayment: (paymentId: string) => Promise<GatewayPayment | null>;
  /** PAID is final. A payment in REVIEW is not asked about again. */
  readonly note: (
    payment: Pick<GatewayPayment, 'provider' | 'reference'>,
    report: {
      readonly state: Exclude<GatewayState, 'OPEN'>;
      readonly code: string;
      readonly transactionNumber: string | null;
      readonly at: Instant;
    },
  ) => Promise<void>;
  /** Takes the payments to be asked about and puts their next ask off. */
  readonly takeDue: (now: Instant, limit: number) => Promise<readonly GatewayPayment[]>;
  /** Takes one payment to be asked about now; null: it is known, or was asked about a moment ago. */
  readonly takeNow: (paymentId: string, now: Instant) => Promise<GatewayPayment | null>;
};
export const GatewayPayments: Token<GatewayPayments> = token<GatewayPayments>('GatewayPayments');

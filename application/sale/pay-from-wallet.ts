import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** The server pays it once, so it may be repeated. [S1-13] */
export type PayFromWallet = (checkoutSessionId: string) => Promise<Result<CheckoutSession, Trouble>>;

export const PayFromWallet = defineUseCase(
  'PayFromWallet',
  { paymentDesk: PaymentDesk },
  ({ paymentDesk }): PayFromWallet =>
    (id) =>
      retry(() => paymentDesk.payFromWallet(id)),
);

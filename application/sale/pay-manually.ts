import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** The server takes either step once, so both may be repeated. [S1-14] */
export type PayManually = {
  readonly start: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Trouble>>;
  /** 'I have transferred'. */
  readonly report: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Trouble>>;
};

export const PayManually = defineUseCase(
  'PayManually',
  { paymentDesk: PaymentDesk },
  ({ paymentDesk }): PayManually => ({
    start: (id) => retry(() => paymentDesk.startManual(id)),
    report: (id) => retry(() => paymentDesk.reportManual(id)),
  }),
);

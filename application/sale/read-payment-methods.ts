import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { MethodOption } from '#domain/money/payment/payment-method.ts';

/** As the server offers it; `eventId`: with what only that event takes. [S9-14] */
export type ReadPaymentMethods = (
  price: Dong,
  eventId: number | null,
) => Promise<Result<readonly MethodOption[], Trouble>>;

export const ReadPaymentMethods = defineUseCase(
  'ReadPaymentMethods',
  { paymentDesk: PaymentDesk },
  ({ paymentDesk }): ReadPaymentMethods =>
    (price, eventId) =>
      retry(() => paymentDesk.methods(price, eventId)),
);

import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S1-65] */
export type ReadPoints = () => Promise<Result<Points, Trouble>>;

export const ReadPoints = defineUseCase(
  'ReadPoints',
  { paymentDesk: PaymentDesk },
  ({ paymentDesk }): ReadPoints =>
    () =>
      retry(() => paymentDesk.points()),
);

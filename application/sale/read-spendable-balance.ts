import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { PaymentDesk, type SpendableBalance } from '#application/sale/ports/payment-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** [S1-65] [S1-13] */
export type ReadSpendableBalance = () => Promise<Result<SpendableBalance, Trouble>>;

export const ReadSpendableBalance = defineUseCase(
  'ReadSpendableBalance',
  { paymentDesk: PaymentDesk },
  ({ paymentDesk }): ReadSpendableBalance =>
    () =>
      retry(() => paymentDesk.balance()),
);

import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { CheckoutDesk, type CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';

export type ChooseLateMoney = (
  checkoutSessionId: string,
  choice: LateChoice,
) => Promise<Result<CheckoutSession, Trouble>>;

export const ChooseLateMoney = defineUseCase(
  'ChooseLateMoney',
  { checkoutDesk: CheckoutDesk },
  (ports): ChooseLateMoney =>
    (checkoutSessionId, choice) =>
      retry(() => ports.checkoutDesk.chooseLateMoney(checkoutSessionId, choice)),
);

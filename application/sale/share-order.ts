import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** A link to pay on another device. Its secret follows '#', so that no server log sees it. */
export type ShareOrder = (checkoutSessionId: string) => Promise<Result<string, Trouble>>;

export const ShareOrder = defineUseCase(
  'ShareOrder',
  { checkoutDesk: CheckoutDesk },
  (ports): ShareOrder =>
    (checkoutSessionId) =>
      retry(() => ports.checkoutDesk.resumeLink(checkoutSessionId)),
);

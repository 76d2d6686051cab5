import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Sends a picture of the transfer to the organiser, instead of the one before. */
export type ProveManualPayment = (
  checkoutSessionId: string,
  picture: Blob,
) => Promise<Result<CheckoutSession, Trouble>>;

export const ProveManualPayment = defineUseCase(
  'ProveManualPayment',
  { paymentDesk: PaymentDesk, send: ImageUpload },
  ({ paymentDesk, send }): ProveManualPayment =>
    async (id, picture) => {
      const sent = await retry(() => send({ file: picture, purpose: 'PAYMENT_PROOF' }));
      return sent.ok ? retry(() => paymentDesk.reportManual(id, sent.value.url)) : sent;
    },
);

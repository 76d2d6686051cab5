import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';

type GatewayErrand = {
  readonly checkoutSessionId: string;
  readonly method: PaymentMethod;
  /** Where the buyer is: the gateway leads back to it. */
  readonly address: string;
};

/** Every press is a new attempt, and its retries repeat it. [S4-37] */
export type PayAtGateway = (errand: GatewayErrand) => Promise<Result<string, Trouble>>;

/** What an earlier return left there goes. [S7.5-14] */
const returnAddress = (address: string, checkoutSessionId: string): string => {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('vnp_')) url.searchParams.delete(name);
  url.searchParams.set('payment_checkout_session_id', checkoutSessionId);
  url.hash = '';
  return url.href;
};

export const PayAtGateway = defineUseCase(
  'PayAtGateway',
  { paymentDesk: PaymentDesk, idempotencyKeys: IdempotencyKeys, newKey: NewKey },
  (ports): PayAtGateway =>
    ({ checkoutSessionId, method, address }) =>
      idempotentRequest(ports, `gateway:${checkoutSessionId}:${method}`, (key) =>
        ports.paymentDesk.startGateway(checkoutSessionId, method, returnAddress(address, checkoutSessionId), key),
      ),
);

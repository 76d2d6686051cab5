import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type BankTransferInstruction, CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Where to send the money. Idempotent. [S4-34] */
export type PayByBankTransfer = (checkoutSessionId: string) => Promise<Result<BankTransferInstruction, Trouble>>;

export const PayByBankTransfer = defineUseCase(
  'PayByBankTransfer',
  { checkoutDesk: CheckoutDesk, idempotencyKeys: IdempotencyKeys, newKey: NewKey },
  (ports): PayByBankTransfer =>
    (checkoutSessionId) =>
      idempotentRequest(ports, `transfer:${checkoutSessionId}`, (key) =>
        ports.checkoutDesk.startBankTransfer(checkoutSessionId, key),
      ),
);

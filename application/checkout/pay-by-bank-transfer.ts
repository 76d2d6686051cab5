import { pressOnce } from '#application/checkout/press-once.ts';
import type { Trouble } from '#application/checkout/trouble.ts';
import type { BankTransferInstruction, CheckoutDesk } from '#application/ports/checkout-desk.ts';
import type { IntentKeys } from '#application/ports/intent-keys.ts';
import type { NewKey } from '#application/ports/new-key.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';

/** Asks where to send the money for a checkout; asking again answers the same account, amount and message. [S4-34] */
export type PayByBankTransfer = (checkoutSessionId: string) => Promise<Result<BankTransferInstruction, Trouble>>;
export const PayByBankTransfer = token<PayByBankTransfer>('PayByBankTransfer');

export const makePayByBankTransfer =
  (ports: {
    readonly checkoutDesk: CheckoutDesk;
    readonly intentKeys: IntentKeys;
    readonly newKey: NewKey;
  }): PayByBankTransfer =>
  (checkoutSessionId) =>
    pressOnce(ports, `transfer:${checkoutSessionId}`, (key) =>
      ports.checkoutDesk.startBankTransfer(checkoutSessionId, key),
    );

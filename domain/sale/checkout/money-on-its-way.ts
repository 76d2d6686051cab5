import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { PaymentResultStatus } from './result-status.ts';

/** A bank's notice comes this much after the transfer at the latest. [D17] */
const BANK_TELLS_WITHIN = 30 * MINUTE;

/**
 * Until when money that was sent in time may still be told of, though the places went back on sale meanwhile: before
 * that nobody knows whether it was sent. Null: nothing was to be sent, or what came is known.
 */
export const moneyUnknownUntil = (checkout: {
  readonly status: PaymentResultStatus;
  readonly payBefore: Instant | null;
  /** Its payment was begun, so that there was an account to send the money to. */
  readonly ordered: boolean;
}): Instant | null =>
  checkout.status === 'EXPIRED' && checkout.ordered && checkout.payBefore !== null
    ? later(checkout.payBefore, BANK_TELLS_WITHIN)
    : null;

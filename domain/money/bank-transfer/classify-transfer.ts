import type { IncomingTransfer } from './incoming-transfer.ts';
import { matchTransfer } from './match-transfer.ts';

/** Never a payment, whatever the message says. */
export type IgnoreReason = 'MONEY_OUT' | 'NO_MONEY' | 'OTHER_ACCOUNT';

export type TransferClass =
  | { readonly kind: 'IGNORED'; readonly because: IgnoreReason }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'AMBIGUOUS'; readonly codes: readonly string[] }
  | { readonly kind: 'MATCHED'; readonly code: string };

/** Why a movement is not a payment: only money arriving on our account can be one. [STD 2] */
export function ignoreReason(
  transfer: Pick<IncomingTransfer, 'direction' | 'amount' | 'bankAccount'>,
  ourAccount: string,
): IgnoreReason | null {
  if (transfer.direction === 'out') return 'MONEY_OUT';
  if (transfer.amount <= 0) return 'NO_MONEY';
  return transfer.bankAccount === ourAccount ? null : 'OTHER_ACCOUNT';
}

/** How a stored transfer is handled: ignored, reviewed by a person, or matched to the payment its code names. */
export function classifyTransfer(
  transfer: Pick<IncomingTransfer, 'direction' | 'amount' | 'bankAccount' | 'code' | 'content' | 'description'>,
  ourAccount: string,
  knownCodes: readonly string[],
): TransferClass {
  const because = ignoreReason(transfer, ourAccount);
  return because === null ? matchTransfer(transfer, knownCodes) : { kind: 'IGNORED', because };
}

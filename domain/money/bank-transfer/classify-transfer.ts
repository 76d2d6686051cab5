import type { IncomingTransfer } from './incoming-transfer.ts';
import { matchTransfer } from './match-transfer.ts';

/** Pays nothing, whatever the message says. */
export type IgnoreReason = 'MONEY_OUT' | 'MONEY_IN' | 'NO_MONEY' | 'OTHER_ACCOUNT';

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
  return transfer.direction === 'out' ? 'MONEY_OUT' : placeProblem(transfer, ourAccount);
}

/** Why a movement concerns no money of ours, in either direction. */
export function placeProblem(
  transfer: Pick<IncomingTransfer, 'amount' | 'bankAccount'>,
  ourAccount: string,
): Extract<IgnoreReason, 'NO_MONEY' | 'OTHER_ACCOUNT'> | null {
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

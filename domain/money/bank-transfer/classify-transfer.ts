import type { IncomingTransfer } from './incoming-transfer.ts';
import { matchTransfer } from './match-transfer.ts';

/** MONEY_OUT, NO_MONEY and OTHER_ACCOUNT are never somebody's payment, whatever their words say. */
export type IgnoreReason = 'MONEY_OUT' | 'NO_MONEY' | 'OTHER_ACCOUNT';

export type TransferClass =
  | { readonly kind: 'IGNORED'; readonly because: IgnoreReason }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'AMBIGUOUS'; readonly codes: readonly string[] }
  | { readonly kind: 'MATCHED'; readonly code: string };

/** Why a movement is nobody's payment: only money that arrives on our account can be one. (standards 4.5, rule 5) */
export function ignoreReason(
  transfer: Pick<IncomingTransfer, 'direction' | 'amount' | 'bankAccount'>,
  ourAccount: string,
): IgnoreReason | null {
  if (transfer.direction === 'out') return 'MONEY_OUT';
  if (transfer.amount <= 0) return 'NO_MONEY';
  return transfer.bankAccount === ourAccount ? null : 'OTHER_ACCOUNT';
}

/** What a stored transfer asks for: nothing, a person, or its money put to the payment that a code names. */
export function classifyTransfer(
  transfer: Pick<IncomingTransfer, 'direction' | 'amount' | 'bankAccount' | 'code' | 'content' | 'description'>,
  ourAccount: string,
  knownCodes: readonly string[],
): TransferClass {
  const because = ignoreReason(transfer, ourAccount);
  return because === null ? matchTransfer(transfer, knownCodes) : { kind: 'IGNORED', because };
}

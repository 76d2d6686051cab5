import type { Dong } from '#domain/kernel/money/dong.ts';
import { type IgnoreReason, placeProblem } from './classify-transfer.ts';
import type { IncomingTransfer } from './incoming-transfer.ts';
import { matchTransfer, transferCodeCandidates } from './match-transfer.ts';

/** A refund whose code a transfer may name. `amount` in dong. `paidWith`: the bank's reference, once it was paid. */
export type PayableRefund = {
  readonly transferCode: string;
  readonly amount: Dong;
  readonly paidWith: string | null;
};

/** IGNORED: it names no code. UNKNOWN and AMBIGUOUS: a code of no refund, and two codes. REFUND_SECOND: paid before. */
export type OutgoingClass =
  | { readonly kind: 'IGNORED'; readonly because: IgnoreReason }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'AMBIGUOUS' }
  | { readonly kind: 'REFUND_AMOUNT' | 'REFUND_SECOND' | 'REFUND_PAID'; readonly code: string };

type Outgoing = Pick<
  IncomingTransfer,
  'direction' | 'amount' | 'bankAccount' | 'bankReference' | 'code' | 'content' | 'description'
>;

/** Compares an outgoing transfer with a refund: only the exact amount pays it, and only once. [design] */
export function settleOutgoing(
  transfer: Pick<Outgoing, 'amount' | 'bankReference'>,
  refund: Pick<PayableRefund, 'amount' | 'paidWith'>,
): 'REFUND_AMOUNT' | 'REFUND_SECOND' | 'REFUND_PAID' {
  if (refund.paidWith !== null && refund.paidWith !== transfer.bankReference) return 'REFUND_SECOND';
  return transfer.amount === refund.amount ? 'REFUND_PAID' : 'REFUND_AMOUNT';
}

/** Matches an outgoing transfer to the refund whose code it names. Never taken for a payment. [design] */
export function classifyOutgoing(
  transfer: Outgoing,
  ourAccount: string,
  refunds: readonly PayableRefund[],
): OutgoingClass {
  const because = transfer.direction === 'in' ? 'MONEY_IN' : placeProblem(transfer, ourAccount);
  if (because !== null) return { kind: 'IGNORED', because };
  if (transferCodeCandidates(transfer).length === 0) return { kind: 'IGNORED', because: 'MONEY_OUT' };
  const match = matchTransfer(
    transfer,
    refunds.map(({ transferCode }) => transferCode),
  );
  const refund = match.kind === 'MATCHED' ? refunds.find(({ transferCode }) => transferCode === match.code) : undefined;
  if (refund === undefined) return { kind: match.kind === 'AMBIGUOUS' ? 'AMBIGUOUS' : 'UNKNOWN' };
  return { kind: settleOutgoing(transfer, refund), code: refund.transferCode };
}

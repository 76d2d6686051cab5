import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { MoveRefund, RefundMove } from '#server/sale/move-refund.ts';
import type { RefundAnswer } from '#server/sale/refund-decision.ts';

/** The status was read under the refund's lock. */
export async function mustMove(move: MoveRefund, tx: Transaction, step: RefundMove): Promise<RefundAnswer> {
  const moved = await move(tx, step);
  if (!moved.ok) throw new Error(`Refund ${step.refundId} did not take ${step.step}: ${moved.refusal.code}`);
  return moved.value;
}

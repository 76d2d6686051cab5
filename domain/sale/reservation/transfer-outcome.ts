import { never } from '#domain/kernel/never.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { Settled } from './stock-outcome.ts';

/**
 * What became of a transfer whose money was put to a payment. What was told before changed nothing: the first telling's
 * outcome stands.
 */
export function transferOutcome(settled: Settled): TransferState {
  switch (settled.kind) {
    case 'SOLD':
      if (settled.late) return 'LATE_SEATED';
      return settled.surplus > 0 ? 'OVER' : 'PAID';
    case 'PART_PAID':
      return 'SHORT';
    case 'NO_PLACE':
      return 'LATE_NO_PLACE';
    case 'SECOND_PAYMENT':
      return 'DUPLICATE';
    case 'REPEATED':
      return 'PAID';
    default:
      return never(settled);
  }
}

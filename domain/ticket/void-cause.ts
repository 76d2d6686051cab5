import { never } from '#domain/kernel/never.ts';
import type { RefundReason } from '#domain/sale/refund/refund.ts';

/** What a holder reads of a void ticket. [design] */
export type VoidCause = 'RETURNED' | 'EVENT_CANCELLED' | 'CHARGEBACK' | 'REFUNDED' | 'CANCELLED';
export const VOID_CAUSES = [
  'RETURNED',
  'EVENT_CANCELLED',
  'CHARGEBACK',
  'REFUNDED',
  'CANCELLED',
] as const satisfies readonly VoidCause[];

export type VoidFacts = {
  /** By its buyer. */
  readonly returned: boolean;
  /** Why money went back for this ticket; null: none did. */
  readonly refundReason: RefundReason | null;
  readonly eventCancelled: boolean;
};

/** A ticket that was refunded before its event was cancelled stays refunded. [design] */
export function voidCause({ returned, refundReason, eventCancelled }: VoidFacts): VoidCause {
  if (returned) return 'RETURNED';
  switch (refundReason) {
    case 'EVENT_CANCELLED':
    case 'CHARGEBACK':
      return refundReason;
    case 'ORDER_CANCELLED':
    case 'APPROVAL_DECLINED':
    case 'LATE_MONEY':
    case 'SURPLUS':
    case 'SECOND_PAYMENT':
      return 'REFUNDED';
    case null:
      return eventCancelled ? 'EVENT_CANCELLED' : 'CANCELLED';
    default:
      return never(refundReason);
  }
}

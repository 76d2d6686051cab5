import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { MoveRefund } from '#server/sale/move-refund.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';

/** Confirms its refunds, or the given ones. Repeating it changes nothing. The caller has checked the right. */
export type ReturnManualMoney = (asked: {
  readonly eventId: number;
  readonly orderId: string;
  /** Null: all decided ones. Named as shown, so that a later refund is not marked by mistake. */
  readonly refundIds: readonly string[] | null;
  readonly by: AccountId;
}) => Promise<Result<null, Refusal>>;

export const ReturnManualMoney = defineUseCase(
  'ReturnManualMoney',
  { manual: ManualPayments, move: MoveRefund, announce: AnnounceRefunds, transact: Transact },
  ({ manual, move, announce, transact }): ReturnManualMoney =>
    async ({ eventId, orderId, refundIds, by }) => {
      const all = await manual.refunds(eventId, orderId);
      const refunds = refundIds === null ? all : all.filter(({ refundId }) => refundIds.includes(refundId));
      if (refunds.length === 0) return refused({ code: 'NOT_FOUND' });
      for (const { refundId } of refunds) {
        const moved = await transact.transaction(async (tx) => {
          // Somebody else may have confirmed it already.
          const known = await move(tx, { eventId, refundId, by, step: 'CONFIRM' });
          if (known.ok) return known;
          const sent = await move(tx, { eventId, refundId, by, step: 'SEND' });
          return sent.ok ? move(tx, { eventId, refundId, by, step: 'CONFIRM' }) : sent;
        });
        if (!moved.ok) return moved;
        announce(eventId, [moved.value]);
      }
      return ok(null);
    },
);

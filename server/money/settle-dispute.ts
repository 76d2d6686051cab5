import { minus, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { CardDisputes, type DisputeId } from '#server/money/ports/card-disputes.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { RefundBook } from '#server/sale/ports/refund-book.ts';
import type { RefundAnswer } from '#server/sale/refund-decision.ts';

/**
 * A person settles what a card dispute left to decide. REFUND: of a won one, its money goes back to the buyer the way
 * that it was paid. HANDLED: they did what was needed elsewhere, as the note says. Repeating it changes nothing.
 */
export type SettleDispute = (
  dispute: DisputeId,
  how: { readonly outcome: 'REFUND' | 'HANDLED'; readonly note: string; readonly by: AccountId },
) => Promise<Result<null, RefusalOf<'NOT_FOUND' | 'REFUND_REFUSED'>>>;

export const SettleDispute = defineUseCase(
  'SettleDispute',
  {
    disputes: CardDisputes,
    book: RefundBook,
    decide: DecideRefunds,
    announce: AnnounceRefunds,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
  },
  ({ disputes, book, decide, announce, audit, transact, clock }): SettleDispute =>
    async ({ eventId, disputeId }, { outcome, note, by }) => {
      const answers: RefundAnswer[] = [];
      const settled = await transact.transaction(async (tx): ReturnType<SettleDispute> => {
        answers.length = 0;
        const known = await disputes.lock(tx, { eventId, disputeId });
        if (known === null) return refused({ code: 'NOT_FOUND' });
        if (known.task === null) return ok(null);
        if (outcome === 'REFUND') {
          const { paymentId, amount, ofRefunds } = known;
          const orderId = known.task === 'WON' ? await book.orderOfPayment(tx, eventId, paymentId) : null;
          const left = minus(amount, ofRefunds);
          if (orderId === null || left === ZERO) return refused({ code: 'NOT_FOUND' });
          const money = { reason: 'SECOND_PAYMENT', paymentId, amount: left } as const;
          const wish = { ...money, key: `won-${disputeId}`, orderId, note, by, tell: true };
          const [decided] = await decide(tx, eventId, [wish]);
          if (decided?.ok === false) return decided;
          if (decided !== undefined) answers.push(decided.value);
        }
        await disputes.handled(tx, known, { at: clock.now(), by, note });
        await audit.record(tx, {
          act: 'refund.dispute-settled',
          subject: `payment:${known.paymentId}`,
          eventId,
          actor: by,
          facts: { disputeId, task: known.task, outcome, note },
        });
        return ok(null);
      });
      if (settled.ok) announce(eventId, answers);
      return settled;
    },
);

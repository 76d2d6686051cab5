import { HOUR, later } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { ApprovalBook } from '#server/sale/ports/approval-book.ts';
import { AnswerApproval } from './answer-approval.ts';

const ORDERS_AT_ONCE = 200;
/** An order whose answer failed waits for so long, so that others have their turn. */
const POSTPONED_FOR = HOUR;

/** Returns how many were due. */
export type DeclineDueRegistrations = () => Promise<number>;

export const DeclineDueRegistrations = defineUseCase(
  'DeclineDueRegistrations',
  { approvals: ApprovalBook, answer: AnswerApproval, clock: Clock, log: Log },
  ({ approvals, answer, clock, log }): DeclineDueRegistrations =>
    async () => {
      const now = clock.now();
      await approvals.endAnswered(now);
      const due = await approvals.due(now, ORDERS_AT_ONCE);
      await Promise.all(
        due.map(async (order) => {
          const { eventId, userOrderId: orderId } = order;
          try {
            const answered = await answer({ eventId, orderId, answer: 'DECLINE', by: null, message: null });
            if (answered.ok) return;
            log.warn('an order was not declined by its deadline', { eventId, orderId, refused: answered.refusal.code });
          } catch (error) {
            log.error(error, 'an order was not declined by its deadline', { eventId, orderId });
          }
          await approvals.postpone(order, later(now, POSTPONED_FOR));
        }),
      );
      return due.length;
    },
);

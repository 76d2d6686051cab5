import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { ApprovalBook } from '#server/sale/ports/approval-book.ts';
import { AnswerApproval } from './answer-approval.ts';

const ORDERS_AT_ONCE = 200;

/** Declines orders whose organiser did not answer in time. Returns how many were due. */
export type DeclineDueRegistrations = () => Promise<number>;

export const DeclineDueRegistrations = defineUseCase(
  'DeclineDueRegistrations',
  { approvals: ApprovalBook, answer: AnswerApproval, clock: Clock },
  ({ approvals, answer, clock }): DeclineDueRegistrations =>
    async () => {
      const now = clock.now();
      await approvals.endAnswered(now);
      const due = await approvals.due(now, ORDERS_AT_ONCE);
      await Promise.all(
        due.map(({ eventId, userOrderId }) =>
          answer({ eventId, orderId: userOrderId, answer: 'DECLINE', by: null, message: null }),
        ),
      );
      return due.length;
    },
);

import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type ApprovalAnswer, answerApproval, approvalOf } from '#domain/ticket/approval.ts';
import { ApprovalBook } from '#server/sale/ports/approval-book.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { DeclinePaidOrder } from './decline-paid-order.ts';

type ApprovalAsked = {
  readonly eventId: number;
  readonly orderId: string;
  readonly answer: ApprovalAnswer;
  /** null: the deadline. */
  readonly by: AccountId | null;
  readonly message: string | null;
};

/** The same answer again changes nothing. The caller has checked the right to answer. */
export type AnswerApproval = (asked: ApprovalAsked) => Promise<Result<null, Refusal>>;

const LAST_LOOK = 2;

export const AnswerApproval = defineUseCase(
  'AnswerApproval',
  { desk: ReservationDesk, reader: CheckoutReader, approvals: ApprovalBook, declinePaid: DeclinePaidOrder },
  ({ desk, reader, approvals, declinePaid }): AnswerApproval => {
    async function answered(asked: ApprovalAsked, look: number): Promise<Result<null, Refusal>> {
      const { eventId, orderId, answer, by, message } = asked;
      const order = await reader.order(eventId, orderId);
      const record = await approvals.approval({ eventId, userOrderId: orderId });
      if (order === null || order.checkoutSessionId === null) return refused({ code: 'NOT_FOUND' });
      const { accountId, checkoutSessionId, status } = order;
      const decided = answerApproval({ status, approval: approvalOf(record) }, answer);
      if (!decided.ok) return decided;
      switch (decided.value.kind) {
        case 'UNCHANGED':
          return ok(null);
        case 'APPROVED':
        case 'DECLINED':
        case 'WITHDRAWN': {
          const tell = answer === 'WITHDRAW' ? await approvals.organiser(eventId) : null;
          const submitted =
            answer !== 'APPROVE' && order.price > 0
              ? declinePaid({ eventId, orderId, answer, by, message, tell })
              : desk.submit(
                  eventId,
                  {
                    kind: 'ANSWER_APPROVAL',
                    accountId,
                    checkoutSessionId,
                    places: answer === 'APPROVE' ? 'KEEP' : 'RELEASE',
                  },
                  { answer, by, message, tell },
                );
          const outcome = await submitted;
          if (outcome.ok) return ok(null);
          // Somebody else answered in between: the order tells how.
          return outcome.refusal.code === 'CHECKOUT_CLOSED' && look < LAST_LOOK ? answered(asked, look + 1) : outcome;
        }
        default:
          return never(decided.value);
      }
    }
    return (asked) => answered(asked, 1);
  },
);

import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { checkManualReason, type ManualAnswer } from '#domain/money/payment/manual-payment.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

/** Once, before the deadline; the same answer again changes nothing. The caller has checked the right. [S1-14] */
export type AnswerManualPayment = (asked: {
  readonly eventId: number;
  readonly orderId: string;
  readonly answer: ManualAnswer;
  /** For the buyer; only a refusal has one. */
  readonly reason: string | null;
  readonly by: AccountId;
}) => Promise<Result<null, Refusal>>;

export const AnswerManualPayment = defineUseCase(
  'AnswerManualPayment',
  { desk: ReservationDesk, reader: CheckoutReader },
  ({ desk, reader }): AnswerManualPayment =>
    async ({ eventId, orderId, answer, reason: given, by }) => {
      const reason = answer === 'REFUSE' ? checkManualReason(given ?? '') : ok(null);
      if (!reason.ok) return reason;
      const order = await reader.order(eventId, orderId);
      if (order === null || order.checkoutSessionId === null) return refused({ code: 'NOT_FOUND' });
      const { accountId, checkoutSessionId } = order;
      const outcome = await desk.submit(
        eventId,
        { kind: 'ANSWER_MANUAL', accountId, checkoutSessionId, answer },
        { by, reason: reason.value },
      );
      return outcome.ok ? ok(null) : outcome;
    },
);

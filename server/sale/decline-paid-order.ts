import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { ApprovalAnswer } from '#domain/ticket/approval.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ApprovalBook } from '#server/sale/ports/approval-book.ts';
import { RefundBook } from '#server/sale/ports/refund-book.ts';
import { AnnounceRefunds } from './announce-refunds.ts';
import { DecideRefunds } from './decide-refunds.ts';
import type { RefundAnswer } from './refund-decision.ts';

/** `tell`: the organiser, of a withdrawal. */
type PaidOrder = {
  readonly eventId: number;
  readonly orderId: string;
  readonly answer: Exclude<ApprovalAnswer, 'APPROVE'>;
  readonly by: AccountId | null;
  readonly message: string | null;
  readonly tell: { readonly email: string; readonly locale: Locale } | null;
};

/** The places are released and the money is refunded. CHECKOUT_CLOSED: already answered. */
export type DeclinePaidOrder = (order: PaidOrder) => Promise<Result<null, Refusal>>;

export const DeclinePaidOrder = defineUseCase(
  'DeclinePaidOrder',
  {
    transact: Transact,
    book: RefundBook,
    approvals: ApprovalBook,
    decideRefunds: DecideRefunds,
    announce: AnnounceRefunds,
    outbox: EmailOutbox,
  },
  ({ transact, book, approvals, decideRefunds, announce, outbox }): DeclinePaidOrder =>
    async ({ eventId, orderId, answer, by, message, tell }) => {
      const answered = await transact.transaction(async (tx): Promise<Result<RefundAnswer, Refusal>> => {
        const found = await book.open(tx, eventId, orderId, true);
        if (found === null) return refused({ code: 'NOT_FOUND' });
        const { status, registrant } = found.order;
        if (status !== 'REQUIRED_APPROVAL') return refused({ code: 'CHECKOUT_CLOSED', state: status });
        const withdrawn = answer === 'WITHDRAW';
        const [refund] = await decideRefunds(tx, eventId, [
          {
            reason: 'APPROVAL_DECLINED',
            of: 'ALL',
            ...(withdrawn ? { status: 'WITHDRAWN' } : {}),
            key: `approval ${orderId}`,
            orderId,
            note: message,
            by,
            // A declined buyer reads of the refund in the email that declines.
            tell: withdrawn,
          },
        ]);
        if (refund === undefined) throw new Error('A wish got no answer');
        if (!refund.ok) return refund;
        if (message !== null) await approvals.keepMessage(tx, { eventId, userOrderId: orderId }, message);
        if (!withdrawn)
          await outbox.queue(tx, [
            {
              content: { message: 'registration-declined', eventId, orderId },
              recipient: registrant.email,
              locale: found.locale,
            },
          ]);
        else if (tell !== null)
          await outbox.queue(tx, [
            {
              content: { message: 'registration-withdrawn', eventId, orderId },
              recipient: tell.email,
              locale: tell.locale,
            },
          ]);
        return refund;
      });
      if (!answered.ok) return answered;
      announce(eventId, [answered.value]);
      return ok(null);
    },
);

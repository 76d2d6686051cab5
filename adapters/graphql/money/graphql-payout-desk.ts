import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { PayoutDesk } from '#application/money/ports/payout-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { PAYOUT_PROBLEMS } from '#domain/money/payout-problem.ts';
import { DISPUTE_TASKS } from '#domain/sale/refund/disputed-refund.ts';
import { PAYOUT_STATES } from '#domain/sale/refund/payout.ts';
import {
  CloseCardDisputeDocument,
  ConfirmRefundDocument,
  DisputesToSettleDocument,
  FailRefundDocument,
  MarkRefundsSentDocument,
  RefundsToPayDocument,
  SettleCardDisputeDocument,
} from './refunds-to-pay.gen.ts';

export const makeGraphqlPayoutDesk = (transport: GraphqlTransport): PayoutDesk => ({
  page: async (filter, search, at) => {
    const result = await transport(RefundsToPayDocument, {
      filter,
      search: search === '' ? null : search,
      limit: at.limit ?? null,
      after: at.after ?? null,
      before: at.before ?? null,
    });
    if (!result.ok) return result;
    const { entries, metadata } = result.value.refunds_to_pay;
    return ok({
      entries: entries.map((entry) => ({
        id: entry.id,
        eventName: entry.event_name,
        orderNumber: entry.order_number,
        buyerName: entry.buyer_name,
        buyerEmail: entry.buyer_email,
        amount: entry.amount,
        transferCode: entry.transfer_code,
        // What nobody here knows how to pay is shown as on its way.
        state: PAYOUT_STATES.find((state) => state === entry.state) ?? 'SENT',
        dispute: entry.dispute === 'OPEN' || entry.dispute === 'LOST' ? entry.dispute : null,
        provider: entry.provider === 'VNPAY' || entry.provider === 'STRIPE' ? entry.provider : null,
        dueAt: entry.due_at,
        overdue: entry.overdue,
        sentAt: entry.sent_at,
        failedBecause: entry.failed_because,
        account:
          entry.account === null
            ? null
            : {
                bankName: entry.account.bank_name,
                number: entry.account.number,
                holder: entry.account.holder_name,
                source: entry.account.source === 'PAYER' ? 'PAYER' : 'BUYER',
                namedAt: entry.account.named_at,
              },
        qrCode: entry.qr_code,
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  markSent: async (refunds) => {
    const result = await transport(MarkRefundsSentDocument, {
      refunds: refunds.map(({ id, accountNamedAt }) => ({ id, account_named_at: accountNamedAt })),
    });
    if (!result.ok) return result;
    return ok(
      result.value.mark_refunds_sent.map(({ id, problem }) => ({
        id,
        problem: problem === null ? null : (PAYOUT_PROBLEMS.find((known) => known === problem) ?? 'OTHER'),
      })),
    );
  },
  confirm: async (id, reference) => {
    const result = await transport(ConfirmRefundDocument, { id, reference });
    return result.ok ? ok(null) : result;
  },
  fail: async (id, reason, askAgain) => {
    const result = await transport(FailRefundDocument, { id, reason, askAgain });
    return result.ok ? ok(null) : result;
  },
  disputes: async () => {
    const result = await transport(DisputesToSettleDocument, {});
    if (!result.ok) return result;
    return ok(
      result.value.disputes_to_settle.map((one) => ({
        eventId: one.event_id,
        disputeId: one.dispute_id,
        task: DISPUTE_TASKS.find((task) => task === one.task) ?? 'AMOUNT',
        lost: one.state === 'LOST',
        amount: one.amount,
        reason: one.reason,
        openedAt: one.opened_at,
        eventName: one.event_name,
        orderId: one.order_id,
        orderNumber: one.order_number,
        buyerName: one.buyer_name,
        buyerEmail: one.buyer_email,
      })),
    );
  },
  settleDispute: async ({ eventId, disputeId }, outcome, note) => {
    const result = await transport(SettleCardDisputeDocument, { eventId, disputeId, outcome, note });
    return result.ok ? ok(null) : result;
  },
  closeDispute: async (refundId, outcome, note) => {
    const result = await transport(CloseCardDisputeDocument, { refundId, outcome, note });
    return result.ok ? ok(null) : result;
  },
});

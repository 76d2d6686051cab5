import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { ManualPaymentDesk } from '#application/sale/ports/manual-payment-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { ConfirmManualPaymentDocument } from './confirm-manual-payment.gen.ts';
import { ConfirmManualRefundDocument } from './confirm-manual-refund.gen.ts';
import { KeepManualTermsDocument } from './keep-manual-terms.gen.ts';
import { ManualPaymentsDocument } from './manual-payments.gen.ts';
import { RefuseManualPaymentDocument } from './refuse-manual-payment.gen.ts';

export const makeGraphqlManualPaymentDesk = (transport: GraphqlTransport): ManualPaymentDesk => ({
  read: async (event, { after = null, before = null }) => {
    const answer = await transport(ManualPaymentsDocument, { event, after, before });
    if (!answer.ok) return answer;
    const { manual_payment_terms: terms, manual_payments_admin: waiting, manual_refunds_admin: owed } = answer.value;
    return ok({
      terms,
      waiting: {
        entries: waiting.entries.map((one) => ({
          orderId: one.user_order_id,
          orderNumber: one.order_number,
          buyer: one.buyer,
          email: one.email,
          amount: one.value,
          payBefore: one.pay_before,
          reportedAt: one.reported_at,
          proofUrl: one.proof_url,
        })),
        after: waiting.metadata.after,
        before: waiting.metadata.before,
        totalCount: waiting.metadata.total_count,
      },
      owed: owed.map((one) => ({
        id: one.id,
        orderId: one.user_order_id,
        orderNumber: one.order_number,
        buyer: one.buyer,
        email: one.email,
        amount: one.value,
        decidedAt: one.decided_at,
      })),
    });
  },
  keepTerms: async (event, input) => {
    const answer = await transport(KeepManualTermsDocument, { event, input });
    return answer.ok ? ok(answer.value.update_manual_payment_terms) : answer;
  },
  confirm: async (id) => {
    const answer = await transport(ConfirmManualPaymentDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
  refuse: async (id, reason) => {
    const answer = await transport(RefuseManualPaymentDocument, { id, reason });
    return answer.ok ? ok(null) : answer;
  },
  returned: async ({ id: refund, orderId: id }) => {
    const answer = await transport(ConfirmManualRefundDocument, { id, refunds: [refund] });
    return answer.ok ? ok(null) : answer;
  },
});

import { z } from 'zod';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { ManualAnswer } from '#domain/money/payment/manual-payment.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { writePrivateLink } from '#server/platform/files/private-link.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { paging, rowNumber, wireId } from '#server/platform/graphql/input-parts.ts';
import { onEvent, onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { AnswerManualPayment } from '#server/sale/manual-payment/answer-manual-payment.ts';
import { KeepManualTerms } from '#server/sale/manual-payment/keep-manual-terms.ts';
import { ReportManualPayment } from '#server/sale/manual-payment/report-manual-payment.ts';
import { RequestManualPayment } from '#server/sale/manual-payment/request-manual-payment.ts';
import { ReturnManualMoney } from '#server/sale/manual-payment/return-manual-money.ts';
import type { OrderView } from '#server/sale/ports/checkout-reader.ts';
import { ManualPayments, type ProofPicture } from '#server/sale/ports/manual-payments.ts';
import { orderNow } from './order-now.ts';

const MOST_OWED = 200;
const ofEvent = ({ event_id }: { readonly event_id: number }): number => event_id;
const ofOrder = ({ user_order_id: id }: { readonly user_order_id: WireId }): number => id.eventId;

/** Above the limits of domain/, which refuses by name. */
const typed = z
  .string()
  .max(10_000)
  .regex(/^[^\0]*$/);
const own = z.object({ payment_checkout_session_id: wireId });

const askedBy = (accountId: AccountId, id: WireId) => ({
  accountId,
  eventId: id.eventId,
  checkoutSessionId: id.rowId,
});

/** Opened by an address that expires. */
const proofUrl = (proof: ProofPicture | null, context: RequestContext): string | null =>
  proof && writePrivateLink(context.use(Keyring), proof, context.now);

async function answered(
  { eventId, rowId }: WireId,
  answer: ManualAnswer,
  reason: string | null,
  context: RequestContext & { readonly accountId: AccountId },
): Promise<Result<OrderView, Refusal>> {
  const done = await context.use(AnswerManualPayment)({
    eventId,
    orderId: rowId,
    answer,
    reason,
    by: context.accountId,
  });
  return done.ok ? orderNow({ eventId, rowId }, context) : done;
}

export const manualPaymentsResolvers: Resolvers = {
  Query: {
    manual_payment_terms: rootField({
      access: onEvent('event.payments', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => ok(await context.use(ManualPayments).terms(event_id)),
    }),
    manual_payments_admin: rootField({
      access: onEvent('event.payments', ofEvent),
      input: z.object({ event_id: rowNumber, ...paging }),
      resolve: async ({ event_id: eventId, ...asked }, context) => {
        const payments = context.use(ManualPayments);
        const cursors = cursorsOf(context.use(Keyring), 'manual_payments_admin', { eventId });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const waiting = await payments.waiting(eventId, page.value);
        return ok({
          entries: waiting.rows.map((one) => ({
            user_order_id: encodeWireId(eventId, one.userOrderId),
            order_number: one.orderNumber,
            buyer: one.buyer,
            email: one.email,
            value: one.amount,
            pay_before: one.payBefore,
            reported_at: one.reportedAt,
            proof_url: proofUrl(one.proof, context),
          })),
          metadata: cursors.metadata(waiting, () => payments.countWaiting(eventId)),
        });
      },
    }),
    manual_refunds_admin: rootField({
      access: onEvent('event.payments', ofEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => {
        const owed = await context.use(ManualPayments).owed(event_id, MOST_OWED);
        return ok(
          owed.map((one) => ({
            id: encodeWireId(event_id, one.refundId),
            user_order_id: encodeWireId(event_id, one.userOrderId),
            order_number: one.orderNumber,
            buyer: one.buyer,
            email: one.email,
            value: one.amount,
            decided_at: one.decidedAt,
          })),
        );
      },
    }),
  },

  Mutation: {
    update_manual_payment_terms: rootField({
      access: onEvent('event.payments', ofEvent),
      input: z.object({
        event_id: rowNumber,
        input: z.object({ open: z.boolean(), instructions: typed, hours: z.int() }),
      }),
      resolve: ({ event_id: eventId, input: terms }, context) =>
        context.use(KeepManualTerms)({ eventId, terms, by: context.accountId }),
    }),
    create_manual_payment: rootField({
      access: onPlatform('checkout.buy'),
      input: own,
      resolve: ({ payment_checkout_session_id: id }, context) =>
        context.use(RequestManualPayment)(askedBy(context.accountId, id)),
    }),
    report_manual_payment: rootField({
      access: onPlatform('checkout.buy'),
      input: own.extend({ proof: typed.nullish() }),
      resolve: ({ payment_checkout_session_id: id, proof = null }, context) =>
        context.use(ReportManualPayment)({ ...askedBy(context.accountId, id), proof }),
    }),
    confirm_manual_payment: rootField({
      access: onEvent('event.payments', ofOrder),
      input: z.object({ user_order_id: wireId }),
      resolve: ({ user_order_id: id }, context) => answered(id, 'CONFIRM', null, context),
    }),
    refuse_manual_payment: rootField({
      access: onEvent('event.payments', ofOrder),
      input: z.object({ user_order_id: wireId, reason: typed }),
      resolve: ({ user_order_id: id, reason }, context) => answered(id, 'REFUSE', reason, context),
    }),
    confirm_manual_refund: rootField({
      access: onEvent('event.payments', ofOrder),
      input: z.object({ user_order_id: wireId, refund_ids: z.array(wireId).max(MOST_OWED).nullish() }),
      resolve: async ({ user_order_id: id, refund_ids }, context) => {
        const { eventId, rowId: orderId } = id;
        const refundIds = refund_ids?.map(({ rowId }) => rowId) ?? null;
        const returned = await context.use(ReturnManualMoney)({ eventId, orderId, refundIds, by: context.accountId });
        return returned.ok ? orderNow(id, context) : returned;
      },
    }),
  },

  PaymentCheckoutSession: {
    manual_payment: async ({ eventId, payment }, _args, context) => {
      if (payment?.provider !== 'MANUAL') return null;
      const manual = await context.use(ManualPayments).of({ eventId, paymentId: payment.paymentId });
      return manual === null
        ? null
        : {
            value: payment.amount,
            reference: manual.orderNumber,
            instructions: manual.instructions,
            pay_before: payment.payBefore,
            reported_at: manual.reportedAt,
            refused_because: manual.reason,
            proof_url: proofUrl(manual.proof, context),
          };
    },
  },

  UserOrder: {
    payment_proof_url: async ({ eventId, userOrderId }, _args, context) =>
      proofUrl(await context.use(ManualPayments).proofOf({ eventId, userOrderId }), context),
  },
};

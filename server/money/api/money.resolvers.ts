import { z } from 'zod';
import { dong } from '#domain/kernel/money/dong.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { TRANSFER_STATES } from '#domain/money/bank-transfer/transfer-state.ts';
import { encodeVietQr } from '#domain/money/bank-transfer/vietqr.ts';
import { maskedNumber } from '#domain/people/bank-account.ts';
import { bankOf } from '#domain/people/banks.ts';
import { PAYOUT_FILTERS, PAYOUTS_AT_ONCE, payoutDue, payoutState } from '#domain/sale/refund/payout.ts';
import { CloseDispute } from '#server/money/close-dispute.ts';
import { CloseTransfer } from '#server/money/close-transfer.ts';
import { ConfirmRefund } from '#server/money/confirm-refund.ts';
import { FailRefund } from '#server/money/fail-refund.ts';
import { HandleNotice } from '#server/money/handle-notice.ts';
import { MatchTransferByHand } from '#server/money/match-transfer-by-hand.ts';
import { CardDisputes } from '#server/money/ports/card-disputes.ts';
import { type RefundId, RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { UnreadNotices } from '#server/money/ports/unread-notices.ts';
import { writeRefundSecret } from '#server/money/refund-link.ts';
import { ReopenTransfer } from '#server/money/reopen-transfer.ts';
import { SendRefunds } from '#server/money/send-refunds.ts';
import { SettleDispute } from '#server/money/settle-dispute.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { moment, oneOf, paging, rowNumber, search, someWords, wireId } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId, type WireId } from '#server/platform/graphql/wire-id.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

/** A transfer belongs to no event before it is matched, so its id is a plain UUID. */
const transferId = z
  .string()
  .max(64)
  .transform((id) => z.uuid().safeParse(id).data ?? null);

const DISPUTES_AT_ONCE = 100;
const refundOf = ({ eventId, rowId }: WireId): RefundId => ({ eventId, refundId: rowId });

export const moneyResolvers: Resolvers = {
  Query: {
    incoming_transfers: rootField({
      access: onPlatform('money.read'),
      input: z.object({ ...paging, state: oneOf(TRANSFER_STATES).nullish(), search }),
      resolve: async ({ state, search: wanted, ...asked }, context) => {
        const filter = { state: state ?? null, search: wanted };
        const cursors = cursorsOf(context.use(Keyring), 'incoming_transfers', filter);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const inbox = context.use(TransferInbox);
        const transfers = await inbox.list(filter, page.value);
        return ok({ entries: [...transfers.rows], metadata: cursors.metadata(transfers, () => inbox.count(filter)) });
      },
    }),
    refunds_to_pay: rootField({
      access: onPlatform('refund.pay'),
      input: z.object({ ...paging, filter: oneOf(PAYOUT_FILTERS).nullish(), search }),
      resolve: async ({ filter: wanted, search: words, ...asked }, context) => {
        const query = { filter: wanted ?? null, search: words };
        const cursors = cursorsOf(context.use(Keyring), 'refunds_to_pay', query);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const payouts = context.use(RefundPayouts);
        const now = context.use(Clock).now();
        const refunds = await payouts.open(query, now, page.value);
        return ok({
          entries: [...refunds.rows],
          metadata: cursors.metadata(refunds, () => payouts.countOpen(query, now)),
        });
      },
    }),
    refund_links: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: id }, context) => {
        const refunds = await context.use(RefundPayouts).ofOrder(id.eventId, id.rowId);
        if (refunds.some(({ accountId }) => accountId !== context.accountId)) return refused({ code: 'NOT_FOUND' });
        // What its provider pays back needs no account, nor what a card dispute may have returned.
        return ok(refunds.filter(({ byProvider, heldBy }) => !byProvider && heldBy === null));
      },
    }),
    disputes_to_settle: rootField({
      access: onPlatform('refund.pay'),
      input: z.object({}),
      resolve: async (_asked, context) => ok([...(await context.use(CardDisputes).toSettle(DISPUTES_AT_ONCE))]),
    }),
    unread_bank_notices: rootField({
      access: onPlatform('money.read'),
      input: z.object(paging),
      resolve: async (asked, context) => {
        const cursors = cursorsOf(context.use(Keyring), 'unread_bank_notices', {});
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const unread = context.use(UnreadNotices);
        const notices = await unread.list(page.value);
        return ok({ entries: [...notices.rows], metadata: cursors.metadata(notices, unread.count) });
      },
    }),
  },

  Mutation: {
    match_incoming_transfer: rootField({
      access: onPlatform('money.reconcile'),
      input: z.object({ id: transferId, transfer_code: someWords(100) }),
      resolve: ({ id, transfer_code }, context) => {
        if (id === null) return refused({ code: 'NOT_FOUND' });
        return context.use(MatchTransferByHand)({
          incomingTransferId: id,
          transferCode: transfer_code,
          by: context.accountId,
        });
      },
    }),
    handle_unread_bank_notice: rootField({
      access: onPlatform('money.reconcile'),
      input: z.object({ id: transferId, note: someWords(500) }),
      resolve: ({ id, note }, context) => {
        if (id === null) return refused({ code: 'NOT_FOUND' });
        return context.use(HandleNotice)({ unreadNoticeId: id, note, by: context.accountId });
      },
    }),
    close_transfer: rootField({
      access: onPlatform('money.reconcile'),
      input: z.object({ id: transferId, reason: someWords(500) }),
      resolve: ({ id, reason }, context) => {
        if (id === null) return refused({ code: 'NOT_FOUND' });
        return context.use(CloseTransfer)({ incomingTransferId: id, because: reason, by: context.accountId });
      },
    }),
    reopen_transfer: rootField({
      access: onPlatform('money.reconcile'),
      input: z.object({ id: transferId }),
      resolve: ({ id }, context) =>
        id === null
          ? refused({ code: 'NOT_FOUND' })
          : context.use(ReopenTransfer)({ incomingTransferId: id, by: context.accountId }),
    }),
    mark_refunds_sent: rootField({
      access: onPlatform('refund.pay'),
      input: z.object({
        refunds: z
          .array(z.object({ id: wireId, account_named_at: moment }))
          .min(1)
          .max(PAYOUTS_AT_ONCE),
      }),
      resolve: async ({ refunds }, context) => {
        const marked = await context.use(SendRefunds)(
          refunds.map(({ id, account_named_at }) => ({ ...refundOf(id), accountAt: account_named_at })),
          context.accountId,
        );
        return ok(
          marked.map(({ eventId, refundId, result }) => ({
            id: encodeWireId(eventId, refundId),
            problem: result.ok ? null : 'because' in result.refusal ? result.refusal.because : result.refusal.code,
          })),
        );
      },
    }),
    confirm_refund: rootField({
      access: onPlatform('refund.pay'),
      input: z.object({ id: wireId, reference: someWords(100) }),
      resolve: async ({ id, reference }, context) => {
        const confirmed = await context.use(ConfirmRefund)({ ...refundOf(id), reference, by: context.accountId });
        return confirmed.ok ? ok(true) : confirmed;
      },
    }),
    fail_refund: rootField({
      access: onPlatform('refund.pay'),
      input: z.object({ id: wireId, reason: someWords(500), ask_again: z.boolean() }),
      resolve: async ({ id, reason, ask_again }, context) => {
        const failed = await context.use(FailRefund)({
          ...refundOf(id),
          because: reason,
          askAgain: ask_again,
          by: context.accountId,
        });
        return failed.ok ? ok(true) : failed;
      },
    }),
    close_card_dispute: rootField({
      access: onPlatform('refund.pay'),
      input: z.object({ refund_id: wireId, outcome: oneOf(['WON', 'LOST'] as const), note: someWords(500) }),
      resolve: async ({ refund_id, outcome: state, note }, context) => {
        const dispute = await context.use(CardDisputes).holding(refundOf(refund_id));
        if (dispute === null) return refused({ code: 'NOT_FOUND' });
        const named = refund_id.rowId;
        const closed = await context.use(CloseDispute)(dispute, { state, named, note, by: context.accountId });
        return closed.ok ? ok(true) : closed;
      },
    }),
    settle_card_dispute: rootField({
      access: onPlatform('refund.pay'),
      input: z.object({
        event_id: rowNumber,
        dispute_id: someWords(255),
        outcome: oneOf(['REFUND', 'HANDLED'] as const),
        note: someWords(500),
      }),
      resolve: async ({ event_id: eventId, dispute_id: disputeId, ...how }, context) => {
        const settled = await context.use(SettleDispute)({ eventId, disputeId }, { ...how, by: context.accountId });
        return settled.ok ? ok(true) : settled;
      },
    }),
  },

  DisputeToSettle: {
    event_id: (dispute) => dispute.eventId,
    dispute_id: (dispute) => dispute.disputeId,
    opened_at: (dispute) => dispute.openedAt,
    event_name: (dispute) => dispute.eventName,
    order_id: (dispute) => encodeWireId(dispute.eventId, dispute.userOrderId),
    order_number: (dispute) => dispute.orderNumber,
    buyer_name: ({ buyer }) => fullName(buyer),
    buyer_email: ({ buyer }) => buyer.email,
  },

  RefundToPay: {
    id: (refund) => encodeWireId(refund.eventId, refund.refundId),
    event_id: (refund) => refund.eventId,
    event_name: (refund) => refund.eventName,
    order_number: (refund) => refund.orderNumber,
    buyer_name: ({ buyer }) => fullName(buyer),
    buyer_email: ({ buyer }) => buyer.email,
    transfer_code: (refund) => refund.transferCode,
    state: (refund) => payoutState(refund) ?? 'SENT',
    dispute: ({ heldBy }) => heldBy,
    provider: ({ byProvider, gateway }) => (byProvider ? gateway : null),
    due_at: payoutDue,
    overdue: (refund, _args, context) => payoutDue(refund) <= context.use(Clock).now(),
    decided_at: (refund) => refund.decidedAt,
    sent_at: (refund) => refund.sentAt,
    failed_because: (refund) => refund.failedBecause,
    account: ({ account, source, accountAt }) =>
      account === null || source === null || accountAt === null
        ? null
        : {
            bank: account.bin,
            bank_name: bankOf(account.bin)?.name ?? account.bin,
            number: account.number,
            holder_name: account.holder,
            source,
            named_at: accountAt,
          },
    qr_code: ({ account, amount, transferCode }) => {
      if (account === null) return null;
      const qr = encodeVietQr({ bin: account.bin, account: account.number, amount, message: transferCode });
      return qr.ok ? qr.value : null;
    },
  },

  RefundLink: {
    refund_id: (refund) => encodeWireId(refund.eventId, refund.refundId),
    token: (refund, _args, context) => writeRefundSecret(context.use(Keyring), refund),
    account_number: ({ account }) => (account === null ? null : maskedNumber(account.number)),
  },

  UnreadBankNotice: {
    id: (notice) => notice.unreadNoticeId,
    body: (notice) => Buffer.from(notice.body).toString('utf8'),
    received_at: (notice) => notice.receivedAt,
  },

  IncomingTransfer: {
    id: (transfer) => transfer.incomingTransferId,
    bank_reference: (transfer) => transfer.bankReference,
    amount: (transfer) => dong(transfer.amount),
    transferred_at: (transfer) => transfer.transferredAt,
    received_at: (transfer) => transfer.receivedAt,
    // Stored, and not matched yet.
    state: (transfer) => transfer.state ?? 'UNKNOWN',
    transfer_code: (transfer) => transfer.transferCode,
    order_number: (transfer) => transfer.orderNumber,
    closed_because: (transfer) => transfer.closedBecause,
    may_repeat: (transfer) => transfer.resembles !== null,
  },
};

import { z } from 'zod';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { TRANSFER_STATES } from '#domain/money/bank-transfer/transfer-state.ts';
import { MatchTransferByHand } from '#server/money/match-transfer-by-hand.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { UnreadNotices } from '#server/money/ports/unread-notices.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { oneOf, paging, search, someWords } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

/** A transfer belongs to no event before it is matched, so its id is a plain UUID; null: no such id. */
const transferId = z
  .string()
  .max(64)
  .transform((id) => z.uuid().safeParse(id).data ?? null);

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
    may_repeat: (transfer) => transfer.resembles !== null,
  },
};

import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { InboxTransfer, TransferInbox } from '#application/money/ports/transfer-inbox.ts';
import { ok } from '#domain/kernel/result.ts';
import { TRANSFER_STATES } from '#domain/money/bank-transfer/transfer-state.ts';
import type { IncomingTransferFragment } from './incoming-transfer.gen.ts';
import {
  CloseTransferDocument,
  InboxTransfersDocument,
  MatchTransferDocument,
  ReopenTransferDocument,
} from './incoming-transfers.gen.ts';
import { HandleNoticeDocument, UnreadBankNoticesDocument } from './unread-bank-notices.gen.ts';

const parseTransfer = (entry: IncomingTransferFragment): InboxTransfer => ({
  id: entry.id,
  provider: entry.provider,
  bankReference: entry.bank_reference,
  amount: entry.amount,
  content: entry.content,
  transferredAt: entry.transferred_at,
  receivedAt: entry.received_at,
  // A state of a newer server.
  state: TRANSFER_STATES.find((state) => state === entry.state) ?? 'OTHER',
  transferCode: entry.transfer_code,
  orderNumber: entry.order_number,
  mayRepeat: entry.may_repeat,
  direction: entry.direction === 'out' ? 'out' : 'in',
  closedBecause: entry.closed_because,
});

export function makeGraphqlTransferInbox(transport: GraphqlTransport): TransferInbox {
  return {
    page: async (state, search, at) => {
      const result = await transport(InboxTransfersDocument, {
        state,
        search: search === '' ? null : search,
        limit: at.limit ?? null,
        after: at.after ?? null,
        before: at.before ?? null,
      });
      if (!result.ok) return result;
      const { entries, metadata } = result.value.incoming_transfers;
      return ok({
        entries: entries.map(parseTransfer),
        after: metadata.after,
        before: metadata.before,
        totalCount: metadata.total_count,
      });
    },
    unread: async (at) => {
      const result = await transport(UnreadBankNoticesDocument, {
        limit: at.limit ?? null,
        after: at.after ?? null,
        before: at.before ?? null,
      });
      if (!result.ok) return result;
      const { entries, metadata } = result.value.unread_bank_notices;
      return ok({
        entries: entries.map(({ received_at, ...notice }) => ({ ...notice, receivedAt: received_at })),
        after: metadata.after,
        before: metadata.before,
        totalCount: metadata.total_count,
      });
    },
    handle: async (id, note) => {
      const result = await transport(HandleNoticeDocument, { id, note });
      return result.ok ? ok(null) : result;
    },
    close: async (id, reason) => {
      const result = await transport(CloseTransferDocument, { id, reason });
      return result.ok ? ok(null) : result;
    },
    reopen: async (id) => {
      const result = await transport(ReopenTransferDocument, { id });
      return result.ok ? ok(null) : result;
    },
    match: async (id, transferCode) => {
      const result = await transport(MatchTransferDocument, { id, transferCode });
      return result.ok ? ok(parseTransfer(result.value.match_incoming_transfer)) : result;
    },
  };
}

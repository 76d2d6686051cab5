import * as z from 'zod/mini';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { moment, money, textOrNull } from '#adapters/graphql/platform/wire-values.ts';
import type { InboxTransfer, TransferInbox } from '#application/money/ports/transfer-inbox.ts';
import { ok } from '#domain/kernel/result.ts';
import { TRANSFER_STATES } from '#domain/money/bank-transfer/transfer-state.ts';
import { InboxTransfersDocument, MatchTransferDocument } from './incoming-transfers.gen.ts';

const transfer = z.object({
  id: z.string(),
  provider: z.string(),
  bank_reference: z.string(),
  amount: money,
  content: z.string(),
  transferred_at: moment,
  received_at: moment,
  state: z.catch(z.enum([...TRANSFER_STATES, 'OTHER']), 'OTHER'),
  transfer_code: textOrNull,
  order_number: textOrNull,
});

function parseTransfer(data: unknown): InboxTransfer {
  const entry = transfer.parse(data);
  return {
    id: entry.id,
    provider: entry.provider,
    bankReference: entry.bank_reference,
    amount: entry.amount,
    content: entry.content,
    transferredAt: entry.transferred_at,
    receivedAt: entry.received_at,
    state: entry.state,
    transferCode: entry.transfer_code,
    orderNumber: entry.order_number,
  };
}

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
    match: async (id, transferCode) => {
      const result = await transport(MatchTransferDocument, { id, transferCode });
      return result.ok ? ok(parseTransfer(result.value.match_incoming_transfer)) : result;
    },
  };
}

import type { InboxTransfer, TransferInbox, UnreadNotice } from '#application/money/ports/transfer-inbox.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { USUAL_PAGE } from '#domain/kernel/page.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { mayBeReopened, needsReview } from '#domain/money/bank-transfer/transfer-state.ts';

function pageOf<Entry>(found: readonly Entry[], at: PageAt): Page<Entry> {
  const size = at.limit ?? USUAL_PAGE;
  const from = Number(at.after ?? at.before ?? 0);
  const to = from + size;
  return {
    entries: found.slice(from, to),
    after: to < found.length ? String(to) : null,
    before: from > 0 ? String(Math.max(0, from - size)) : null,
    totalCount: found.length,
  };
}

/** `codes`: order numbers of waiting payments, by transfer code. */
export function makeMemoryTransferInbox(
  transfers: readonly InboxTransfer[],
  codes: ReadonlyMap<string, string>,
  unread: readonly UnreadNotice[] = [],
): TransferInbox {
  const handled = new Set<string>();
  const known = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  return {
    page: async (state, search, at) => {
      const found = [...known.values()]
        .filter((transfer) => state === null || transfer.state === state)
        .filter((transfer) =>
          plainWords(`${transfer.content} ${transfer.bankReference} ${transfer.transferCode ?? ''}`).includes(
            plainWords(search),
          ),
        )
        .sort((one, other) => other.receivedAt - one.receivedAt);
      return ok(pageOf(found, at));
    },
    unread: async (at) =>
      ok(
        pageOf(
          unread.filter(({ id }) => !handled.has(id)),
          at,
        ),
      ),
    handle: async (id) => {
      if (!unread.some((notice) => notice.id === id)) return refused({ code: 'NOT_FOUND' });
      handled.add(id);
      return ok(null);
    },
    close: async (id, reason) => {
      const transfer = known.get(id);
      if (transfer === undefined) return refused({ code: 'NOT_FOUND' });
      if (transfer.state === 'OTHER' || !needsReview(transfer.state))
        return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      known.set(id, { ...transfer, state: 'CLOSED', closedBecause: reason });
      return ok(null);
    },
    reopen: async (id) => {
      const transfer = known.get(id);
      if (transfer === undefined) return refused({ code: 'NOT_FOUND' });
      const { state, direction } = transfer;
      if (state === 'OTHER' || !mayBeReopened({ state, direction }))
        return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      known.set(id, { ...transfer, state: 'UNKNOWN', closedBecause: null });
      return ok(null);
    },
    match: async (id, transferCode) => {
      const transfer = known.get(id);
      if (transfer === undefined) return refused({ code: 'NOT_FOUND' });
      if (transfer.state === 'OTHER' || !needsReview(transfer.state))
        return refused({ code: 'TRANSFER_ALREADY_MATCHED' });
      const orderNumber = codes.get(transferCode);
      if (orderNumber === undefined) return refused({ code: 'TRANSFER_CODE_UNKNOWN' });
      const matched: InboxTransfer = { ...transfer, state: 'PAID', transferCode, orderNumber };
      known.set(id, matched);
      return ok(matched);
    },
  };
}

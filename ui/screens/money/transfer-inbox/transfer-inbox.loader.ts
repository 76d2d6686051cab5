import type { InboxTransfer, UnreadNotice } from '#application/money/ports/transfer-inbox.ts';
import { SortTransfers } from '#application/money/sort-transfers.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { TRANSFER_STATES, type TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import { mayOpen } from '#domain/permission/route-guard.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type TransferInboxData = {
  readonly state: TransferState | null;
  readonly search: string;
  readonly list: 'transfers' | 'unread';
  /** Null: another list is open. */
  readonly page: Page<InboxTransfer> | null;
  /** Null: it could not be loaded. */
  readonly unread: Page<UnreadNotice> | null;
  readonly refusal: Refusal | null;
};

/** [S2.1-26] [S6-24] */
export const transferInboxLoader = viewerLoader(
  async ({ use, query }): Promise<TransferInboxData> => {
    const asked = query.get('state');
    const state = TRANSFER_STATES.find((known) => known === asked) ?? null;
    const search = query.get('q') ?? '';
    const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
    const inbox = use(SortTransfers);
    if (query.get('list') === 'unread') {
      const unread = await inbox.unread(at);
      return {
        list: 'unread',
        state,
        search,
        page: null,
        unread: unread.ok ? unread.value : null,
        refusal: unread.ok ? null : unread.refusal,
      };
    }
    // One is enough for the tab's count.
    const [found, unread] = await Promise.all([inbox.page(state, search, at), inbox.unread({ limit: 1 })]);
    return {
      list: 'transfers',
      state,
      search,
      page: found.ok ? found.value : null,
      unread: unread.ok ? unread.value : null,
      refusal: found.ok ? null : found.refusal,
    };
  },
  (account) => mayOpen(ROUTES['admin-accountant'], account.abilities),
);

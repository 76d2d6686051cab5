import type { InboxTransfer } from '#application/money/ports/transfer-inbox.ts';
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
  readonly page: Page<InboxTransfer> | null;
  readonly refusal: Refusal | null;
};

/** For accountants and admins. [S2.1-26] [S6-24] */
export const transferInboxLoader = viewerLoader(
  async ({ use, query }): Promise<TransferInboxData> => {
    const asked = query.get('state');
    const state = TRANSFER_STATES.find((known) => known === asked) ?? null;
    const search = query.get('q') ?? '';
    const found = await use(SortTransfers).page(state, search, {
      after: query.get('after') ?? undefined,
      before: query.get('before') ?? undefined,
    });
    return { state, search, page: found.ok ? found.value : null, refusal: found.ok ? null : found.refusal };
  },
  (account) => mayOpen(ROUTES['admin-accountant'], account.abilities),
);

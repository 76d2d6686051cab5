import { type InboxTransfer, TransferInbox, type UnreadNotice } from '#application/money/ports/transfer-inbox.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { normaliseForMatching } from '#domain/money/bank-transfer/match-transfer.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { Refusal } from '#domain/refusal.ts';

export type SortTransfers = {
  readonly page: (
    state: TransferState | null,
    search: string,
    at: PageAt,
  ) => Promise<Result<Page<InboxTransfer>, Refusal>>;
  readonly unread: (at: PageAt) => Promise<Result<Page<UnreadNotice>, Refusal>>;
  readonly handle: (id: string, note: string) => Promise<Result<null, Trouble>>;
  readonly close: (id: string, reason: string) => Promise<Result<null, Trouble>>;
  readonly reopen: (id: string) => Promise<Result<null, Trouble>>;
  readonly match: (id: string, transferCode: string) => Promise<Result<InboxTransfer, Refusal>>;
};

export const SortTransfers = defineUseCase(
  'SortTransfers',
  { inbox: TransferInbox },
  ({ inbox }): SortTransfers => ({
    page: (state, search, at) => inbox.page(state, search.trim(), at),
    unread: inbox.unread,
    handle: (id, note) => inbox.handle(id, note).catch(() => refused({ code: 'UNREACHABLE' })),
    close: (id, reason) => inbox.close(id, reason).catch(() => refused({ code: 'UNREACHABLE' })),
    reopen: (id) => inbox.reopen(id).catch(() => refused({ code: 'UNREACHABLE' })),
    // Codes are typed from paper and phones.
    match: (id, transferCode) => inbox.match(id, normaliseForMatching(transferCode)),
  }),
);

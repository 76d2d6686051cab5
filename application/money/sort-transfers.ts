import type { Page, PageAt } from '#application/ports/page.ts';
import type { InboxTransfer, TransferInbox, TransferState } from '#application/ports/transfer-inbox.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';

export const TRANSFER_STATES = [
  'PAID',
  'SHORT',
  'OVER',
  'LATE_SEATED',
  'LATE_NO_PLACE',
  'DUPLICATE',
  'UNKNOWN',
  'AMBIGUOUS',
  'IGNORED',
] as const satisfies readonly TransferState[];

/** The states in which nobody but a person can say what the money was for. */
export const MATCHED_BY_HAND = ['UNKNOWN', 'AMBIGUOUS'] as const satisfies readonly TransferState[];

/** Reading the bank's transfers and telling what one was for. */
export type SortTransfers = {
  readonly page: (state: TransferState | null, search: string, at: PageAt) => Promise<Result<Page<InboxTransfer>, Refusal>>;
  readonly match: (id: string, transferCode: string) => Promise<Result<InboxTransfer, Refusal>>;
};
export const SortTransfers: Token<SortTransfers> = token('SortTransfers');

export const makeSortTransfers = (inbox: TransferInbox): SortTransfers => ({
  page: (state, search, at) => inbox.page(state, search.trim(), { limit: 20, ...at }),
  // Codes are read from paper and phones: case and blanks do not matter.
  match: (id, transferCode) => inbox.match(id, transferCode.replaceAll(/\s/g, '').toUpperCase()),
});

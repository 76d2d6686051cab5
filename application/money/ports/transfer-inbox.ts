import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { Refusal } from '#domain/refusal.ts';

export type InboxTransfer = {
  readonly id: string;
  readonly provider: string;
  readonly bankReference: string;
  readonly amount: Dong;
  readonly content: string;
  readonly transferredAt: Instant;
  readonly receivedAt: Instant;
  readonly state: TransferState | 'OTHER';
  readonly transferCode: string | null;
  readonly orderNumber: string | null;
  /** Whether it may be a transfer that the bank reported before. */
  readonly mayRepeat: boolean;
  readonly direction: 'in' | 'out';
  /** Why a person closed it. */
  readonly closedBecause: string | null;
};

export type UnreadNotice = {
  readonly id: string;
  readonly provider: string;
  /** The first field that could not be read, in the feed's words. */
  readonly field: string;
  readonly body: string;
  readonly receivedAt: Instant;
};

export type TransferInbox = {
  readonly page: (
    state: TransferState | null,
    search: string,
    at: PageAt,
  ) => Promise<Result<Page<InboxTransfer>, Refusal>>;
  readonly unread: (at: PageAt) => Promise<Result<Page<UnreadNotice>, Refusal>>;
  /** Takes a notice out of the list; `note`: what was done about it. A repeated request changes nothing. */
  readonly handle: (id: string, note: string) => Promise<Result<null, Refusal>>;
  /** An outgoing transfer that was settled outside, or money that is for no order. TRANSFER_ALREADY_MATCHED. */
  readonly close: (id: string, reason: string) => Promise<Result<null, Refusal>>;
  /** Closed money waits for review again. TRANSFER_ALREADY_MATCHED. */
  readonly reopen: (id: string) => Promise<Result<null, Refusal>>;
  /** TRANSFER_CODE_UNKNOWN, TRANSFER_ALREADY_MATCHED. */
  readonly match: (id: string, transferCode: string) => Promise<Result<InboxTransfer, Refusal>>;
};
export const TransferInbox: Token<TransferInbox> = token('TransferInbox');

import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { BankFeedProvider, IncomingTransfer } from '#domain/money/bank-transfer/incoming-transfer.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { FeedTransfer } from './bank-feed.ts';

export type StoredTransfer = Omit<IncomingTransfer, 'providerTransferId'> & {
  readonly incomingTransferId: string;
  readonly receivedAt: Instant;
  /** The feeds that reported it. */
  readonly reportedBy: readonly BankFeedProvider[];
  /** The transfer that it may repeat; a person decides. Null: none. */
  readonly resembles: string | null;
  /** null: not settled yet. */
  readonly state: TransferState | null;
  readonly transferCode: string | null;
  readonly orderNumber: string | null;
  /** Why a person closed it. */
  readonly closedBecause: string | null;
};

export type CodeOwner = { readonly transferCode: string; readonly eventId: number; readonly paymentId: string };

/** Incoming transfers. Each is stored once, however often and by whichever feed it is reported, and never changed. */
export type TransferInbox = {
  /** Resolves after the commit; rejects with InboxBusy when too many are waiting. */
  readonly store: (transfer: FeedTransfer, incomingTransferId: string, receivedAt: Instant) => Promise<StoredTransfer>;
  readonly find: (incomingTransferId: string) => Promise<StoredTransfer | null>;
  /** Those of the texts that are transfer codes of ours. */
  readonly owners: (candidates: readonly string[]) => Promise<readonly CodeOwner[]>;
  /** For a transfer that changed no order; keeps an earlier outcome. Its notices are not tried again. */
  readonly note: (
    transfer: Pick<StoredTransfer, 'incomingTransferId' | 'reportedBy'>,
    state: TransferState,
    at: Instant,
  ) => Promise<void>;
  /** Puts a closed transfer up for review again; false: it is not closed. */
  readonly reopen: (tx: Transaction, incomingTransferId: string, by: AccountId, at: Instant) => Promise<boolean>;
  /** Due by `SETTLE_WAITS`, events in turn. Each is due again later unless it gets an outcome. */
  readonly takeDue: (now: Instant, limit: number) => Promise<readonly StoredTransfer[]>;
  readonly list: (
    filter: { readonly state: TransferState | null; readonly search: string | null },
    page: PageRequest,
  ) => Promise<Page<StoredTransfer>>;
  /** Exact to 10,000; null beyond. */
  readonly count: (filter: {
    readonly state: TransferState | null;
    readonly search: string | null;
  }) => Promise<number | null>;
};

export const TransferInbox: Token<TransferInbox> = token<TransferInbox>('TransferInbox');

/** Somebody else has matched the transfer. */
export class TransferTaken extends Error {
  constructor(incomingTransferId: string) {
    super(`Transfer ${incomingTransferId} was dealt with in the meantime`);
    this.name = 'TransferTaken';
  }
}

/** The same amount for the same payment, under another reference: a person decides if it is the same money. */
export class TransferReportedTwice extends Error {
  constructor(incomingTransferId: string) {
    super(`Transfer ${incomingTransferId} may be one that another feed told of`);
    this.name = 'TransferReportedTwice';
  }
}

/** Too many transfers are waiting to be stored. Banks repeat what is not accepted. */
export class InboxBusy extends Error {
  constructor() {
    super('Too many transfers wait to be stored');
    this.name = 'InboxBusy';
  }
}

import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { IncomingTransfer } from '#domain/money/bank-transfer/incoming-transfer.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { FeedTransfer } from './bank-feed.ts';

export type StoredTransfer = Omit<IncomingTransfer, 'providerTransferId'> & {
  readonly incomingTransferId: string;
  readonly receivedAt: Instant;
  /** null: stored, and not yet dealt with. */
  readonly state: TransferState | null;
  readonly transferCode: string | null;
  readonly orderNumber: string | null;
};

/** Whose money a code names. */
export type CodeOwner = { readonly transferCode: string; readonly eventId: number; readonly paymentId: string };

/**
 * What the banks told us. A transfer is stored once, whichever feed tells of it and however often, and never changed.
 */
export type TransferInbox = {
  /**
   * Its identity is bank account, bank reference, amount and direction. Answers the stored one when it is known.
   * Resolves after the commit; rejects with InboxBusy when too many wait, and then nothing was begun.
   */
  readonly store: (transfer: FeedTransfer, incomingTransferId: string, receivedAt: Instant) => Promise<StoredTransfer>;
  readonly find: (incomingTransferId: string) => Promise<StoredTransfer | null>;
  /** Which of these texts are codes that we ever gave out. */
  readonly owners: (candidates: readonly string[]) => Promise<readonly CodeOwner[]>;
  /** Notes what became of a transfer that moved no money of an order; one that was dealt with before stays as it is. */
  readonly note: (incomingTransferId: string, state: TransferState, at: Instant) => Promise<void>;
  /** Stored and not dealt with, because a process died in between. */
  readonly unattended: (storedBefore: Instant, limit: number) => Promise<readonly StoredTransfer[]>;
  readonly list: (
    filter: { readonly state: TransferState | null; readonly search: string | null },
    page: PageRequest,
  ) => Promise<Page<StoredTransfer>>;
  /** Exact up to 10,000, then null. */
  readonly count: (filter: {
    readonly state: TransferState | null;
    readonly search: string | null;
  }) => Promise<number | null>;
};

export const TransferInbox: Token<TransferInbox> = token<TransferInbox>('TransferInbox');

/** A transfer that a person was about to match was matched by somebody else. */
export class TransferTaken extends Error {
  constructor(incomingTransferId: string) {
    super(`Transfer ${incomingTransferId} was dealt with in the meantime`);
    this.name = 'TransferTaken';
  }
}

/**
 * Another feed told of the same amount for the same payment, under another reference: whether it is the same money, a
 * person has to say.
 */
export class TransferToldTwice extends Error {
  constructor(incomingTransferId: string) {
    super(`Transfer ${incomingTransferId} may be one that another feed told of`);
    this.name = 'TransferToldTwice';
  }
}

/** More is told than can be stored just now: the bank repeats what is not taken. */
export class InboxBusy extends Error {
  constructor() {
    super('Too many transfers wait to be stored');
    this.name = 'InboxBusy';
  }
}

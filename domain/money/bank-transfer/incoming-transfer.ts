import type { Instant } from '#domain/kernel/instant.ts';

/** Who tells us of movements on our bank accounts. */
export type BankFeedProvider = 'sepay' | 'casso';

/** What a feed tells of one movement on a bank account. The message stands as the bank gave it. */
export type IncomingTransfer = {
  readonly provider: BankFeedProvider;
  /** The feed's own number of it. */
  readonly providerTransferId: string;
  readonly bankAccount: string;
  readonly bankReference: string;
  /** Whole dong, never negative. */
  readonly amount: number;
  readonly direction: 'in' | 'out';
  /** The payment code as the feed itself read it; may be cut short. */
  readonly code: string | null;
  readonly content: string;
  readonly description: string;
  readonly transferredAt: Instant;
};

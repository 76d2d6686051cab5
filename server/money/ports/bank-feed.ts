import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { BankFeedProvider, IncomingTransfer } from '#domain/money/bank-transfer/incoming-transfer.ts';

/** One movement on our bank account, as a feed reports it. */
export type FeedTransfer = IncomingTransfer & {
  readonly body: unknown;
};

export type BankFeedReading =
  /** Not authentic: signature, timestamp or key is wrong. */
  | { readonly kind: 'UNTRUSTED' }
  | { readonly kind: 'MALFORMED'; readonly field: string }
  | { readonly kind: 'TEST' }
  | { readonly kind: 'TRANSFERS'; readonly transfers: readonly FeedTransfer[] };

export type BankFeedRequest = {
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw bytes: signatures cover these. */
  readonly body: Uint8Array;
  readonly now: Instant;
};

export type BankFeed = {
  readonly provider: BankFeedProvider;
  readonly read: (request: BankFeedRequest) => BankFeedReading;
};

export const SepayFeed: Token<BankFeed> = token<BankFeed>('SepayFeed');
export const CassoFeed: Token<BankFeed> = token<BankFeed>('CassoFeed');

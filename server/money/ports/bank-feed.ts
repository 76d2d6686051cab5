import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { BankFeedProvider, IncomingTransfer } from '#domain/money/bank-transfer/incoming-transfer.ts';

/** What a feed told of one movement on our bank account. */
export type FeedTransfer = IncomingTransfer & {
  /** The parsed body, for the accountant. */
  readonly body: unknown;
};

export type BankFeedReading =
  /** The signature, its time or the key is wrong: nothing of it may be believed. */
  | { readonly kind: 'UNTRUSTED' }
  /** Signed, but not a transfer we can read: kept out, so that the provider repeats it and somebody looks. */
  | { readonly kind: 'MALFORMED'; readonly field: string }
  /** The provider's own test call. */
  | { readonly kind: 'TEST' }
  | { readonly kind: 'TRANSFERS'; readonly transfers: readonly FeedTransfer[] };

export type BankFeedRequest = {
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as they came: signatures are over these. */
  readonly body: Uint8Array;
  readonly now: Instant;
};

/** Reads one provider's webhook calls. */
export type BankFeed = {
  readonly provider: BankFeedProvider;
  readonly read: (request: BankFeedRequest) => BankFeedReading;
};

export const SepayFeed: Token<BankFeed> = token<BankFeed>('SepayFeed');
export const CassoFeed: Token<BankFeed> = token<BankFeed>('CassoFeed');

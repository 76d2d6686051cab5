import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { Publisher } from '#domain/ledger/publisher-earnings.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** `lines`: of the event's book that change its figures; those of the same accounts and kind are summed. */
export type EarningEvent = {
  readonly eventId: number;
  readonly name: string;
  readonly endsAt: Instant;
  readonly lines: readonly Posting[];
};

export type BookedPosting = Posting & { readonly at: Instant };

/** Of one event, or of the publisher's book. */
export type EarningFigure =
  | { readonly eventId: number; readonly figure: 'sold' | 'refunded' | 'by-hand' | 'matured' }
  | {
      readonly eventId: null;
      readonly figure: 'matured' | 'balance' | 'on-the-way' | 'paid-out' | 'fees' | 'sale-fees';
    };

/** The `change`s of all lines sum to it. */
export type EarningLine = {
  readonly lineId: string;
  readonly at: Instant;
  readonly kind: string;
  readonly change: Dong;
  readonly orderNumber: string | null;
  readonly eventName: string | null;
};

type PublisherRow = { readonly publisher: Publisher; readonly name: string; readonly email: string };

export type PublisherBalance = PublisherRow & { readonly balance: Dong };

/** Lines of the book with those of its payouts; events in part. Lines of the same accounts and kind are summed. */
type PublisherStanding = {
  readonly lines: readonly Posting[];
  readonly unsettled: readonly Pick<EarningEvent, 'eventId' | 'endsAt' | 'lines'>[];
};

export type PublisherBooks = {
  /** Serialises payouts of a corporate until the transaction ends. */
  readonly lockCorporate: (tx: Transaction, corporateId: number) => Promise<void>;
  /** Every line of the publisher's revenue, with the transfers and fees of its payouts, the oldest first. */
  readonly revenue: (publisher: Publisher, tx?: Transaction) => Promise<readonly BookedPosting[]>;
  /** Of several publishers in one read, in the order in which they are named. */
  readonly standings: (publishers: readonly Publisher[]) => Promise<readonly PublisherStanding[]>;
  /** Events whose earnings are not all in the publisher's book. */
  readonly unsettled: (publisher: Publisher, tx?: Transaction) => Promise<readonly EarningEvent[]>;
  /** The name of an event that is being cancelled; null without any. */
  readonly cancelling: (publisher: Publisher, tx?: Transaction) => Promise<string | null>;
  /** The latest first. */
  readonly events: (publisher: Publisher, page: PageRequest) => Promise<Page<EarningEvent>>;
  readonly countEvents: (publisher: Publisher) => Promise<number | null>;
  readonly eventNames: (eventIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** Newest first. Null event: of the publisher's book. */
  readonly lines: (publisher: Publisher, of: EarningFigure, page: PageRequest) => Promise<Page<EarningLine>>;
  readonly countLines: (publisher: Publisher, of: EarningFigure) => Promise<number | null>;
  /** Null: no such account or corporate. */
  readonly named: (publisher: Publisher) => Promise<PublisherRow | null>;
  /** Publishers with sales, the highest balance first. */
  readonly publishers: (page: PageRequest) => Promise<Page<PublisherBalance>>;
  readonly countPublishers: () => Promise<number | null>;
  readonly countAllPublishers: () => Promise<number>;
};
export const PublisherBooks: Token<PublisherBooks> = token<PublisherBooks>('PublisherBooks');

import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

export type SitemapEvent = {
  readonly eventId: number;
  readonly slugWords: string;
  readonly name: string;
  readonly changedAt: Instant;
};

/** Published, public, not archived; in parts by number, so that an event never changes its part. */
export type SitemapEvents = {
  /** Parts with at least one event. */
  readonly parts: () => Promise<readonly number[]>;
  /** One part's events, page by page. */
  readonly inPart: (part: number) => AsyncIterable<readonly SitemapEvent[]>;
};
export const SitemapEvents: Token<SitemapEvents> = token<SitemapEvents>('SitemapEvents');

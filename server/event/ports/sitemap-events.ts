import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

/** A listed event as search engines are told of it. */
export type SitemapEvent = {
  readonly eventId: number;
  readonly slugWords: string;
  readonly name: string;
  readonly changedAt: Instant;
};

/**
 * Events that are listed (published, public, not archived), in parts by their numbers, so that a part stays the same
 * part for ever.
 */
export type SitemapEvents = {
  /** Parts that hold at least one. */
  readonly parts: () => Promise<readonly number[]>;
  /** Those of a part, a page at a time: nothing holds all of them. */
  readonly inPart: (part: number) => AsyncIterable<readonly SitemapEvent[]>;
};
export const SitemapEvents: Token<SitemapEvents> = token<SitemapEvents>('SitemapEvents');

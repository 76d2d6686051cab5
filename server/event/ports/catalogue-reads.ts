import { type Token, token } from '#domain/kernel/token.ts';
import type { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import type { EventCatalogue } from './event-catalogue.ts';
import type { EventStanding } from './event-standing.ts';

/** What public pages are made from. */
export type CatalogueReads = {
  readonly catalogue: EventCatalogue;
  readonly standing: EventStanding;
  readonly publishers: PublisherDirectory;
};

/** As the database has it now. */
export const ExactReads: Token<CatalogueReads> = token<CatalogueReads>('ExactReads');

/**
 * Remembered for a moment, for a crowd of nobody in particular. Not for somebody who just changed something, and never
 * for a decision.
 */
export const CachedReads: Token<CatalogueReads> = token<CatalogueReads>('CachedReads');

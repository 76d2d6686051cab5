import { type Token, token } from '#domain/kernel/token.ts';
import type { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import type { EventCatalogue } from './event-catalogue.ts';
import type { EventStanding } from './event-standing.ts';

export type CatalogueReads = {
  readonly catalogue: EventCatalogue;
  readonly standing: EventStanding;
  readonly publishers: PublisherDirectory;
};

/** Straight from the database. */
export const ExactReads: Token<CatalogueReads> = token<CatalogueReads>('ExactReads');

/** Cached for a moment, for anonymous viewers. Never for someone who just changed something, nor for a decision. */
export const CachedReads: Token<CatalogueReads> = token<CatalogueReads>('CachedReads');

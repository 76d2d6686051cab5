import type { Instant } from '#domain/kernel/instant.ts';

/** The state of one quota: a pot of places. */
export type QuotaStock = {
  /** null: unlimited. */
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
  /** First and last moment at which its held places come free; null or left out when not loaded or nothing is held. */
  readonly releases?: { readonly first: Instant; readonly last: Instant } | null;
};

/** What a quota is the pot of. */
export type QuotaScope = 'TICKET_TYPE' | 'SESSION' | 'EVENT';

/** A quota that limits a ticket type, with what it is the pot of. */
export type ScopedQuota = QuotaStock & { readonly scope: QuotaScope };

/**
 * How many places of a quota are free; Infinity when it is unlimited, below 0 when more were taken than there now are.
 */
export const freeIn = (quota: QuotaStock): number =>
  quota.capacity === null ? Number.POSITIVE_INFINITY : quota.capacity - quota.reserved - quota.sold;

import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** The places of an offer are a hold of the same id, so the offer shares the hold's fate. */
export type WaitingEntry = {
  readonly waitingEntryId: string;
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  /** Served together or not at all. */
  readonly party: number;
  /** Groups behind it that were offered places before it. */
  readonly passed: number;
  readonly joinedAt: Instant;
} & (
  | { readonly state: 'WAITING' | 'LEFT'; readonly offeredUntil: null }
  | { readonly state: 'OFFERED'; readonly offeredUntil: Instant }
);

/** How long places are held for the group that they are offered to, but never beyond the sale. [design] */
export const OFFER_LASTS = DAY;

/** So many smaller groups may go before a group that does not fit; then places are kept until it fits. [design] */
export const MOST_PASSED = 3;

/** When an offer ends. */
export const offeredUntil = (now: Instant, saleEndsAt: Instant): Instant =>
  instant(Math.min(later(now, OFFER_LASTS), saleEndsAt));

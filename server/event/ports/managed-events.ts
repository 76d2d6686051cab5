import type { ManagementBucket } from '#domain/event/management-bucket.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EventVisibility } from '#domain/permission/event-visibility.ts';
import type { OrdersOfStatus } from '#domain/report/orders-by-status.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { EventRow } from './event-row.ts';

export type ManagedQuery = {
  readonly bucket: ManagementBucket;
  /** Whose favourites FAVORITES lists. */
  readonly accountId: AccountId;
  readonly visibility: EventVisibility;
  readonly search: string | null;
  readonly now: Instant;
};

export type SalesOfDay = { readonly at: Instant; readonly tickets: number; readonly value: Dong };

export type SalesFigures = {
  /** Successful orders, without donations and what was refunded. */
  readonly tickets: Dong;
  /** Donations of successful orders. */
  readonly donations: Dong;
  readonly orders: readonly OrdersOfStatus[];
  /** Days with sales in the event's zone, oldest first. */
  readonly days: readonly SalesOfDay[];
  readonly bought: number;
  readonly redeemed: number;
  readonly held: number;
};

/** The organiser's lists and figures; no decision reads them. */
export type ManagedEvents = {
  /** Drafts and archived events by last change, latest first; upcoming ones by start; past ones latest first. */
  readonly events: (query: ManagedQuery, page: PageRequest) => Promise<Page<EventRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countEvents: (query: ManagedQuery) => Promise<number | null>;
  readonly figures: (eventId: number, timezone: string) => Promise<SalesFigures>;
};

export const ManagedEvents: Token<ManagedEvents> = token<ManagedEvents>('ManagedEvents');

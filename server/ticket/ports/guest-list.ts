import type { DoorHand } from '#domain/door/undo-check-in.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Way } from '#domain/ticket/admit.ts';
import type { CheckInStatus } from '#domain/ticket/check-in-status.ts';
import type { GuestSort } from '#domain/ticket/guest-sort.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { BoughtTicketRow } from './bought-ticket-row.ts';

export type GuestQuery = {
  readonly eventId: number;
  readonly sectionEventId: number | null;
  readonly ticketTypeId: string | null;
  /** Matched in name, email, phone, ticket and code, without diacritics. */
  readonly search: string | null;
  readonly checkIn: CheckInStatus | null;
  /** Null: whatever group they are in. */
  readonly groupId?: string | null;
  /** Over all pages; newest first where it is left out. */
  readonly sort?: GuestSort | undefined;
  /** The other way round. */
  readonly descending?: boolean | undefined;
};

export type RedeemRow = {
  readonly redeemId: string;
  readonly scanKey: string;
  readonly redeemAt: Instant;
  readonly type: 'QR' | 'CODE';
  readonly way: Way;
  /** In, after the guest had left. */
  readonly isBack: boolean;
  readonly ticket: BoughtTicketRow;
};

export type RedeemCounts = { readonly bought: number; readonly redeemed: number };

export type GuestList = {
  readonly guests: (query: GuestQuery, page: PageRequest) => Promise<Page<BoughtTicketRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countGuests: (query: GuestQuery) => Promise<number | null>;
  /** Valid tickets and how many of them were scanned, of one session or of the event (null). */
  readonly counts: (eventId: number, sectionEventId: number | null) => Promise<RedeemCounts>;
  /** Newest first. */
  readonly redeems: (
    eventId: number,
    sectionEventId: number | null,
    limit: number,
    /** Only what this person, or this gate pass, scanned. */
    by?: DoorHand,
  ) => Promise<readonly RedeemRow[]>;
  /** Tickets of any event with this code; it is unique in an event only. */
  readonly withCode: (redeemCode: string) => Promise<readonly BoughtTicketRow[]>;
  /** Moves new tickets into the search index, outside of sales; until then a scan finds them. */
  readonly sortInNewTickets: () => Promise<void>;
};

export const GuestList: Token<GuestList> = token<GuestList>('GuestList');

import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { CheckInStatus } from '#domain/ticket/check-in-status.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { BoughtTicketRow } from './bought-ticket-row.ts';

export type GuestQuery = {
  readonly eventId: number;
  readonly sectionEventId: number | null;
  readonly ticketTypeId: string | null;
  /** Words that name, e-mail, phone, ticket or code hold, without diacritics. */
  readonly search: string | null;
  readonly checkIn: CheckInStatus | null;
};

/** One scan that was counted. */
export type RedeemRow = {
  readonly redeemId: string;
  readonly redeemAt: Instant;
  readonly type: 'QR' | 'CODE';
  readonly ticket: BoughtTicketRow;
};

export type RedeemCounts = { readonly bought: number; readonly redeemed: number };

/** Who holds a ticket of an event, and who of them came. */
export type GuestList = {
  /** The newest first. */
  readonly guests: (query: GuestQuery, page: PageRequest) => Promise<Page<BoughtTicketRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countGuests: (query: GuestQuery) => Promise<number | null>;
  /** Valid tickets, and those of them that were scanned at least once; of one session, or of the event when null. */
  readonly counts: (eventId: number, sectionEventId: number | null) => Promise<RedeemCounts>;
  /** The newest first. */
  readonly redeems: (eventId: number, sectionEventId: number | null, limit: number) => Promise<readonly RedeemRow[]>;
  /**
   * New tickets are found at once, by going through them; this puts them where a search need not. Beside the sale,
   * never in it.
   */
  readonly sortInNewTickets: () => Promise<void>;
};

export const GuestList: Token<GuestList> = token<GuestList>('GuestList');

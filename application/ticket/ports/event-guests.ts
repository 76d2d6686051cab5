import type { Bounced } from '#application/event/ports/bounced-emails.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { GuestBucket } from '#domain/ticket/guest-buckets.ts';
import type { GuestStatus } from '#domain/ticket/guest-status.ts';

export type EventGuest = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly ticketName: string;
  readonly sessionName: string;
  /** Null: a status of a newer server. */
  readonly status: GuestStatus | null;
  readonly checkIns: number;
  /** Null: emails reach the guest, as far as is known. */
  readonly bounced: Bounced | null;
};

export type EventGuestsPage = {
  readonly guests: Page<EventGuest>;
  /** Of the whole event, whatever is searched for. */
  readonly everybody: number;
  readonly lists: readonly { readonly bucket: GuestBucket; readonly count: number }[];
};

export type EventGuestFilter = { readonly search?: string | undefined; readonly bucket?: GuestBucket | undefined };

export type EventGuests = (
  eventId: number,
  filter: EventGuestFilter,
  at: PageAt,
) => Promise<Result<EventGuestsPage, Refusal>>;
export const EventGuests: Token<EventGuests> = token('EventGuests');

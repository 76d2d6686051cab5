import type { AttendanceMode } from '#domain/event/event.ts';
import { type GuestFacts, guestStatus } from './guest-status.ts';

/** The lists of the guest screens; one guest stands in several. [S2.14-12] [design: the types of ticket_buckets] */
export type GuestBucket = 'GUESTS' | 'INVITED' | 'PENDING_APPROVAL' | 'CHECKED_IN' | 'NOT_CHECKED_IN' | 'UNPAID';

type ListedGuest = GuestFacts & {
  /** Of the ticket or the order; null for who has only been invited. */
  readonly mode: AttendanceMode | null;
  readonly invitationId: string | null;
};

const STANDS_IN: Readonly<Record<GuestBucket, (guest: GuestFacts) => boolean>> = {
  /** Everybody who has a ticket that admits. */
  GUESTS: ({ ticket }) => ticket?.status === 'VALID',
  INVITED: ({ invitation }) => invitation !== null && invitation !== 'TAKEN_BACK',
  PENDING_APPROVAL: (guest) => guestStatus(guest) === 'WAITING_APPROVAL',
  CHECKED_IN: ({ ticket }) => ticket?.status === 'VALID' && ticket.checkIns > 0,
  NOT_CHECKED_IN: ({ ticket }) => ticket?.status === 'VALID' && ticket.checkIns === 0,
  UNPAID: (guest) => ['UNPAID', 'PENDING_PAYMENT', 'PAYMENT_PROCESSING'].includes(guestStatus(guest)),
};

export const GUEST_BUCKETS = Object.keys(STANDS_IN) as readonly GuestBucket[];

/** Every list that a guest stands in. */
export const guestBuckets = (guest: GuestFacts): GuestBucket[] =>
  GUEST_BUCKETS.filter((bucket) => STANDS_IN[bucket](guest));

/** What ticket_buckets is asked for; null does not narrow. [S7.6-09] */
export type BucketQuery = {
  readonly mode: AttendanceMode | null;
  readonly invitationId: string | null;
  /** null: every bucket. */
  readonly types: readonly GuestBucket[] | null;
};

/** The number of guests in each bucket asked for, in the order of the buckets. [S7.6-09] */
export function ticketBuckets(
  guests: readonly ListedGuest[],
  query: BucketQuery,
): readonly { readonly type: GuestBucket; readonly count: number }[] {
  const asked = guests.filter(
    ({ mode, invitationId }) =>
      (query.mode === null || mode === query.mode) &&
      (query.invitationId === null || invitationId === query.invitationId),
  );
  return GUEST_BUCKETS.filter((type) => query.types === null || query.types.includes(type)).map((type) => ({
    type,
    count: asked.filter(STANDS_IN[type]).length,
  }));
}

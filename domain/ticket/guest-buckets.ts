import type { AttendanceMode } from '#domain/event/event.ts';
import { type GuestFacts, guestStatus } from './guest-status.ts';

/** Lists of the guest screens; a guest can be in several. [S2.14-12] [design] */
export type GuestBucket = 'GUESTS' | 'INVITED' | 'PENDING_APPROVAL' | 'CHECKED_IN' | 'NOT_CHECKED_IN' | 'UNPAID';

type ListedGuest = GuestFacts & {
  /** Of the ticket or order; null if only invited. */
  readonly mode: AttendanceMode | null;
  readonly invitationId: string | null;
  /** How many guests have these facts. */
  readonly times: number;
};

const STANDS_IN: Readonly<Record<GuestBucket, (guest: GuestFacts) => boolean>> = {
  GUESTS: ({ ticket }) => ticket?.status === 'VALID',
  INVITED: ({ invitation }) => invitation !== null && invitation !== 'TAKEN_BACK',
  PENDING_APPROVAL: (guest) => guestStatus(guest) === 'WAITING_APPROVAL',
  CHECKED_IN: ({ ticket }) => ticket?.status === 'VALID' && ticket.checkIns > 0,
  NOT_CHECKED_IN: ({ ticket }) => ticket?.status === 'VALID' && ticket.checkIns === 0,
  UNPAID: (guest) => ['UNPAID', 'PENDING_PAYMENT', 'PAYMENT_PROCESSING'].includes(guestStatus(guest)),
};

export const GUEST_BUCKETS = Object.keys(STANDS_IN) as readonly GuestBucket[];

export const guestBuckets = (guest: GuestFacts): GuestBucket[] =>
  GUEST_BUCKETS.filter((bucket) => STANDS_IN[bucket](guest));

/** Null does not filter. [S7.6-09] */
export type BucketQuery = {
  readonly mode: AttendanceMode | null;
  readonly invitationId: string | null;
  /** Null: every bucket. */
  readonly types: readonly GuestBucket[] | null;
};

/** Guests per requested bucket, in bucket order. [S7.6-09] */
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
    count: asked.filter(STANDS_IN[type]).reduce((sum, { times }) => sum + times, 0),
  }));
}

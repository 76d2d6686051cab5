import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import { checkInStatus, hasCheckedIn } from './check-in-status.ts';
import { GUEST_STATUSES, type GuestFacts, type GuestStatus } from './guest-status.ts';

export type GuestStatistics = {
  readonly guests: number;
  /** invited = accepted + waiting + declined + unanswered; removed guests do not count. */
  readonly invited: number;
  readonly accepted: number;
  readonly waiting: number;
  readonly declined: number;
  readonly unanswered: number;
  readonly checkedIn: number;
  readonly notCheckedIn: number;
  /** Scans; several per guest are possible. [S4-20] */
  readonly checkIns: number;
};

export type CountedGuests = Pick<GuestFacts, 'invitation' | 'ticket'> & { readonly times: number };

/** [S7.6-20] */
export function guestStatistics(guests: readonly CountedGuests[]): GuestStatistics {
  const count = (wanted: (guest: CountedGuests) => boolean): number =>
    guests.reduce((sum, guest) => (wanted(guest) ? sum + guest.times : sum), 0);
  const invited = (...statuses: readonly InvitationStatus[]): number =>
    count(({ invitation }) => invitation !== null && statuses.includes(invitation));
  return {
    guests: count(() => true),
    invited: invited('INVITED', 'WAITING', 'ACCEPTED', 'DECLINED'),
    accepted: invited('ACCEPTED'),
    waiting: invited('WAITING'),
    declined: invited('DECLINED'),
    unanswered: invited('INVITED'),
    checkedIn: count(({ ticket }) => checkInStatus(ticket) === 'CHECKED_IN'),
    notCheckedIn: count(({ ticket }) => checkInStatus(ticket) === 'NOT_CHECKED_IN'),
    checkIns: guests.reduce((sum, { ticket, times }) => sum + (ticket?.checkIns ?? 0) * times, 0),
  };
}

/** Guests per status, including statuses without guests. */
export const countByStatus = (
  guests: readonly { readonly status: GuestStatus; readonly times: number }[],
): Readonly<Record<GuestStatus, number>> => {
  const counts = Object.fromEntries(GUEST_STATUSES.map((status) => [status, 0])) as Record<GuestStatus, number>;
  for (const { status, times } of guests) counts[status] += times;
  return counts;
};

/** Valid tickets, and those checked in. [S3-81] */
export function redeemCounts(tickets: readonly { readonly status: 'VALID' | 'VOID'; readonly checkIns: number }[]): {
  readonly bought: number;
  readonly redeemed: number;
} {
  const valid = tickets.filter(({ status }) => status === 'VALID');
  return { bought: valid.length, redeemed: valid.filter(hasCheckedIn).length };
}

import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import { checkInStatus, hasCheckedIn } from './check-in-status.ts';
import { GUEST_STATUSES, type GuestFacts, type GuestStatus } from './guest-status.ts';

/** Figures above the guest list. */
export type GuestStatistics = {
  readonly guests: number;
  /** invited = accepted + waiting + declined + unanswered; removed guests do not count. */
  readonly invited: number;
  readonly accepted: number;
  readonly waiting: number;
  readonly declined: number;
  readonly unanswered: number;
  /** Guests with a ticket, by check-in. */
  readonly checkedIn: number;
  readonly notCheckedIn: number;
  /** Scans; several per guest are possible. [S4-20] */
  readonly checkIns: number;
};

/** [S7.6-20] */
export function guestStatistics(guests: readonly Pick<GuestFacts, 'invitation' | 'ticket'>[]): GuestStatistics {
  const invited = (...statuses: readonly InvitationStatus[]): number =>
    guests.filter(({ invitation }) => invitation !== null && statuses.includes(invitation)).length;
  const atTheDoor = guests.map(({ ticket }) => checkInStatus(ticket));
  return {
    guests: guests.length,
    invited: invited('INVITED', 'WAITING', 'ACCEPTED', 'DECLINED'),
    accepted: invited('ACCEPTED'),
    waiting: invited('WAITING'),
    declined: invited('DECLINED'),
    unanswered: invited('INVITED'),
    checkedIn: atTheDoor.filter((status) => status === 'CHECKED_IN').length,
    notCheckedIn: atTheDoor.filter((status) => status === 'NOT_CHECKED_IN').length,
    checkIns: guests.reduce((sum, { ticket }) => sum + (ticket?.checkIns ?? 0), 0),
  };
}

/** Guests per status, including statuses without guests. */
export const countByStatus = (statuses: readonly GuestStatus[]): Readonly<Record<GuestStatus, number>> => {
  const counts = Object.fromEntries(GUEST_STATUSES.map((status) => [status, 0])) as Record<GuestStatus, number>;
  for (const status of statuses) counts[status] += 1;
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

import { type CheckInStatus, checkInStatus } from './check-in-status.ts';
import { type GuestFacts, type GuestStatus, guestStatus, type RsvpStatus, rsvpStatus } from './guest-status.ts';

/** [S3-72] */
export type GuestRow = {
  readonly status: GuestStatus;
  readonly rsvp: RsvpStatus;
  /** Null: no ticket. */
  readonly checkIn: CheckInStatus | null;
  /** Several are possible. [S4-20] */
  readonly numberOfCheckIns: number;
};

export const guestRow = (guest: GuestFacts): GuestRow => ({
  status: guestStatus(guest),
  rsvp: rsvpStatus(guest),
  checkIn: checkInStatus(guest.ticket),
  numberOfCheckIns: guest.ticket?.checkIns ?? 0,
});

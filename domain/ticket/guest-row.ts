import { type CheckInStatus, checkInStatus } from './check-in-status.ts';
import { type GuestFacts, type GuestStatus, guestStatus, type RsvpStatus, rsvpStatus } from './guest-status.ts';

/** What the management view says of a guest. [S3-72] */
export type GuestRow = {
  readonly status: GuestStatus;
  readonly rsvp: RsvpStatus;
  /** null: no ticket to come in with. */
  readonly checkIn: CheckInStatus | null;
  /** A ticket may be checked in several times. [S4-20] */
  readonly numberOfCheckIns: number;
};

export const guestRow = (guest: GuestFacts): GuestRow => ({
  status: guestStatus(guest),
  rsvp: rsvpStatus(guest),
  checkIn: checkInStatus(guest.ticket),
  numberOfCheckIns: guest.ticket?.checkIns ?? 0,
});

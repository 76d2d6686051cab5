import { approvalOf } from '#domain/ticket/approval.ts';
import type { GuestFacts } from '#domain/ticket/guest-status.ts';
import type { AttendeeStanding } from './ports/attendees.ts';

/** `doorsOpen`: at the guest's session. */
export const guestFacts = (guest: AttendeeStanding, doorsOpen: boolean): GuestFacts => ({
  invitation: guest.invitation,
  order:
    guest.orderStatus === null
      ? null
      : {
          status: guest.orderStatus,
          payment: guest.payment,
          approval: approvalOf(guest.approvalAsked ? { ended: guest.approvalEnded } : null),
        },
  ticket: guest.ticketStatus === null ? null : { status: guest.ticketStatus, checkIns: guest.checkIns },
  doorsOpen,
});

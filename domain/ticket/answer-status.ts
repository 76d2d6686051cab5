import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { GuestFacts } from './guest-facts.ts';

/** Whether somebody means to come: the column beside the check-in column. [S3-72] [S4-19] */
export type RsvpStatus = 'INVITED' | 'RSVP_ACCEPTED' | 'ATTENDING' | 'NOT_ATTENDING';

/**
 * A ticket says more than an order, and an order more than the answer to an invitation. Who accepted and has the ticket
 * for it says so; who neither has nor awaits anything is not attending. [S4-19] [design]
 */
export function rsvpStatus({
  invitation,
  order,
  ticket,
}: Pick<GuestFacts, 'invitation' | 'order' | 'ticket'>): RsvpStatus {
  if (ticket !== null) return ticket.status === 'VOID' ? 'NOT_ATTENDING' : means(invitation);
  if (order !== null) return IS_GIVEN_UP[order.status] ? 'NOT_ATTENDING' : means(invitation);
  return invitation === null ? 'NOT_ATTENDING' : ANSWER_SAYS[invitation];
}

const means = (invitation: InvitationStatus | null): RsvpStatus =>
  invitation === 'ACCEPTED' ? 'RSVP_ACCEPTED' : 'ATTENDING';

const IS_GIVEN_UP: Readonly<Record<OrderStatus, boolean>> = {
  PROCESSING: false,
  REQUIRED_APPROVAL: false,
  SUCCESSFUL: false,
  UNSUCCESSFUL: true,
  CANCELLED: true,
  REFUNDED: true,
  WITHDRAWN: true,
};

/** Who waits for a place has accepted. */
const ANSWER_SAYS: Readonly<Record<InvitationStatus, RsvpStatus>> = {
  INVITED: 'INVITED',
  WAITING: 'RSVP_ACCEPTED',
  ACCEPTED: 'RSVP_ACCEPTED',
  DECLINED: 'NOT_ATTENDING',
  TAKEN_BACK: 'NOT_ATTENDING',
};

import { never } from '#domain/kernel/never.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { type CheckInStatus, checkInStatus } from './check-in-status.ts';

/** Whether the organiser has to say yes to an order, and has. */
export type Approval = 'NOT_NEEDED' | 'WAITING' | 'GIVEN' | 'DECLINED';

/**
 * One row of the guest list as everything else decides it: somebody who was invited, has ordered or was given a ticket.
 * [S3-72] [S4-19]
 */
export type GuestFacts = {
  readonly invitation: InvitationStatus | null;
  /** `payment` is the newest attempt; null before one was begun, and for what costs nothing. */
  readonly order: {
    readonly status: OrderStatus;
    readonly payment: PaymentState | null;
    readonly approval: Approval;
  } | null;
  readonly ticket: { readonly status: 'VALID' | 'VOID'; readonly checkIns: number } | null;
  /** The session's doors have opened: who has a ticket and has not come is missing. */
  readonly doorsOpen: boolean;
};

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

type PaymentStatus = 'UNPAID' | 'PENDING_PAYMENT' | 'PAYMENT_PROCESSING';
type ApprovalStatus = 'WAITING_APPROVAL' | 'APPROVED' | 'DECLINED';

/** What the guest list says of somebody, in one word. [S4-19] */
export type GuestStatus = PaymentStatus | ApprovalStatus | RsvpStatus | CheckInStatus;

/** In the order in which people come closer to being there. [S4-19] */
export const GUEST_STATUSES = [
  'INVITED',
  'UNPAID',
  'PENDING_PAYMENT',
  'PAYMENT_PROCESSING',
  'WAITING_APPROVAL',
  'APPROVED',
  'RSVP_ACCEPTED',
  'ATTENDING',
  'NOT_CHECKED_IN',
  'CHECKED_IN',
  'NOT_ATTENDING',
  'DECLINED',
] as const satisfies readonly GuestStatus[];

/**
 * The one status of a guest. What has happened stands above what is still open: who came in is checked in for ever;
 * once doors are open a ticket that nobody used is not checked in; then the organiser's word, then payment, then the
 * guest's own. [S4-19] [design]
 */
export function guestStatus(guest: GuestFacts): GuestStatus {
  const atTheDoor = checkInStatus(guest.ticket);
  if (atTheDoor === 'CHECKED_IN' || (atTheDoor === 'NOT_CHECKED_IN' && guest.doorsOpen)) return atTheDoor;
  return approvalStatus(guest) ?? paymentStatus(guest) ?? rsvpStatus(guest);
}

function approvalStatus({ order, ticket }: GuestFacts): ApprovalStatus | null {
  if (order === null) return null;
  switch (order.approval) {
    case 'NOT_NEEDED':
      return null;
    case 'WAITING':
      return order.status === 'REQUIRED_APPROVAL' ? 'WAITING_APPROVAL' : null;
    case 'GIVEN':
      return order.status === 'SUCCESSFUL' && ticket?.status !== 'VOID' ? 'APPROVED' : null;
    case 'DECLINED':
      return 'DECLINED';
    default:
      return never(order.approval);
  }
}

/** Of an order that still waits for money; one that is done or given up says nothing about payment. */
function paymentStatus({ order }: GuestFacts): PaymentStatus | null {
  if (order === null || !WAITS_FOR_MONEY[order.status]) return null;
  return order.payment === null ? 'UNPAID' : PAYMENT_SAYS[order.payment];
}

const WAITS_FOR_MONEY: Readonly<Record<OrderStatus, boolean>> = {
  PROCESSING: true,
  UNSUCCESSFUL: true,
  REQUIRED_APPROVAL: false,
  SUCCESSFUL: false,
  CANCELLED: false,
  REFUNDED: false,
  WITHDRAWN: false,
};

/** Money that arrived and is not settled, or is on its way back, is being processed. */
const PAYMENT_SAYS: Readonly<Record<PaymentState, PaymentStatus>> = {
  PENDING: 'PENDING_PAYMENT',
  PART_PAID: 'PAYMENT_PROCESSING',
  SUCCEEDED: 'PAYMENT_PROCESSING',
  LATE_MONEY: 'PAYMENT_PROCESSING',
  REFUND_DUE: 'PAYMENT_PROCESSING',
  EXPIRED: 'UNPAID',
  CANCELLED: 'UNPAID',
  FAILED: 'UNPAID',
  REFUNDED: 'UNPAID',
};

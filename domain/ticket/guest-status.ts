import { never } from '#domain/kernel/never.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { type CheckInStatus, checkInStatus } from './check-in-status.ts';

export type Approval = 'NOT_NEEDED' | 'WAITING' | 'GIVEN' | 'DECLINED';

/** Invited, ordered or holding a ticket. [S3-72] [S4-19] */
export type GuestFacts = {
  readonly invitation: InvitationStatus | null;
  /** `payment`: the latest attempt; null before one, and for free orders. */
  readonly order: {
    readonly status: OrderStatus;
    readonly payment: PaymentState | null;
    readonly approval: Approval;
  } | null;
  readonly ticket: { readonly status: 'VALID' | 'VOID'; readonly checkIns: number } | null;
  /** From then on, guests with a ticket who have not come count as missing. */
  readonly doorsOpen: boolean;
};

/** Column of the guest list. [S3-72] [S4-19] */
export type RsvpStatus = 'INVITED' | 'RSVP_ACCEPTED' | 'ATTENDING' | 'NOT_ATTENDING';

/** Whether somebody intends to come: the ticket wins over the order, and the order over the answer. [S4-19] [design] */
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

/** Waiting guests have accepted. */
const ANSWER_SAYS: Readonly<Record<InvitationStatus, RsvpStatus>> = {
  INVITED: 'INVITED',
  WAITING: 'RSVP_ACCEPTED',
  ACCEPTED: 'RSVP_ACCEPTED',
  DECLINED: 'NOT_ATTENDING',
  TAKEN_BACK: 'NOT_ATTENDING',
};

type PaymentStatus = 'UNPAID' | 'PENDING_PAYMENT' | 'PAYMENT_PROCESSING';
type ApprovalStatus = 'WAITING_APPROVAL' | 'APPROVED' | 'DECLINED';

/** [S4-19] */
export type GuestStatus = PaymentStatus | ApprovalStatus | RsvpStatus | CheckInStatus;

/** Ordered by closeness to attending. [S4-19] */
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

/** What happened wins over what is open: check-in, then missing, approval, payment and answer. [S4-19] [design] */
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

/** Only while the order awaits money. */
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

/** Money received but not settled, or going back, is being processed. */
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

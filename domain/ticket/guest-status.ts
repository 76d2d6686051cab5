import { never } from '#domain/kernel/never.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { type RsvpStatus, rsvpStatus } from './answer-status.ts';
import { type CheckInStatus, checkInStatus } from './check-in-status.ts';
import type { GuestFacts } from './guest-facts.ts';

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

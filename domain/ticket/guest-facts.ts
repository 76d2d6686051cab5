import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';

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

import type { AttendanceMode } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { ApprovalEnd } from '#domain/ticket/approval.ts';
import type { GuestBucket } from '#domain/ticket/guest-buckets.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';

export type AttendeeQuery = {
  readonly eventId: number;
  readonly sectionEventId: number | null;
  readonly ticketTypeId: string | null;
  readonly search: string | null;
  /** Null: everybody. */
  readonly bucket: GuestBucket | null;
};

export type AttendeeStanding = {
  readonly sectionEventId: number;
  readonly invitation: InvitationStatus | null;
  readonly orderStatus: OrderStatus | null;
  /** Of the latest payment. */
  readonly payment: PaymentState | null;
  readonly approvalAsked: boolean;
  readonly approvalEnded: ApprovalEnd | null;
  readonly ticketStatus: 'VALID' | 'VOID' | null;
  readonly checkIns: number;
};

/** `attendeeId`: of a ticket, or of an order or invitation without one. */
export type AttendeeRow = AttendeeStanding &
  WithNameOrder & {
    readonly eventId: number;
    readonly attendeeId: string;
    readonly kind: 'TICKET' | 'ORDER' | 'INVITATION';
    readonly firstName: string;
    readonly lastName: string | null;
    readonly email: string;
    readonly phoneNumber: string | null;
    readonly ticketName: string;
    readonly firstRedeemedAt: Instant | null;
    readonly userOrderId: string | null;
    readonly orderNumber: string | null;
    readonly insertedAt: Instant;
  };

export type CountedStanding = AttendeeStanding & {
  readonly mode: AttendanceMode | null;
  readonly invitationId: string | null;
  readonly times: number;
};

export type Attendees = {
  /** Newest first. */
  readonly attendees: (query: AttendeeQuery, page: PageRequest) => Promise<Page<AttendeeRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countAttendees: (query: AttendeeQuery) => Promise<number | null>;
  /** All guests by their standing; of one session, or of the guests of one invitation. */
  readonly standings: (
    eventId: number,
    only: { readonly sectionEventId: number | null; readonly invitationId: string | null },
  ) => Promise<readonly CountedStanding[]>;
};

export const Attendees: Token<Attendees> = token<Attendees>('Attendees');

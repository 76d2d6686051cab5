import type { AttendanceMode } from '#domain/event/event.ts';
import type { HeldSeat } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { TicketState } from '#domain/ticket/bought-ticket.ts';

/**
 * SENT: on its way to the address that stands on it, which can use it at once; RECEIVED: its holder got it from
 * somebody.
 */
export type TicketHand = Exclude<TicketState, 'VOID'>;

/** A ticket that somebody has. */
export type BoughtTicketRow = {
  readonly eventId: number;
  readonly boughtTicketId: string;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly userOrderId: string;
  readonly orderNumber: string;
  /** The line of the order that it is of. */
  readonly reservationId: string;
  /** The holder; the giver of one that is on its way. */
  readonly accountId: AccountId;
  readonly hand: TicketHand;
  readonly status: 'VALID' | 'VOID';
  readonly issueNumber: number;
  readonly redeemCode: string;
  readonly ticketName: string;
  readonly ticketDescription: string | null;
  readonly mode: AttendanceMode;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly gender: string | null;
  readonly phoneNumber: string | null;
  readonly jobTitle: string | null;
  readonly redeemCount: number;
  readonly firstRedeemedAt: Instant | null;
  readonly seat: HeldSeat | null;
  readonly insertedAt: Instant;
};

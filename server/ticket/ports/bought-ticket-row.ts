import type { AttendanceMode } from '#domain/event/event.ts';
import type { HeldSeat } from '#domain/event/seat/session-seat.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { TicketState } from '#domain/ticket/bought-ticket.ts';

/** SENT: on its way to its address, which can use it at once. RECEIVED: given by somebody else. */
export type TicketHand = Exclude<TicketState, 'VOID'>;

export type BoughtTicketRow = WithNameOrder & {
  readonly eventId: number;
  readonly boughtTicketId: string;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly userOrderId: string;
  readonly orderNumber: string;
  readonly reservationId: string;
  /** The holder, or the giver while it is on its way. */
  readonly accountId: AccountId;
  /** null: nobody gave it. */
  readonly giverAccountId: AccountId | null;
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
  /** Outside since then; null: inside, or never came. */
  readonly leftAt: Instant | null;
  readonly seat: HeldSeat | null;
  readonly insertedAt: Instant;
};

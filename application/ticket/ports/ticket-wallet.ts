import type { OrderedSession } from '#application/sale/ports/ordered-session.ts';
import type { AttendanceMode, EventFormat } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { TicketState } from '#domain/ticket/bought-ticket.ts';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';
import type { VoidCause } from '#domain/ticket/void-cause.ts';
import type { EventCover } from './event-cover.ts';

type TicketEvent = OrderedSession['event'] & {
  readonly id: number;
  readonly format: EventFormat;
  readonly photo: EventCover | null;
};

export type TicketSession = Omit<OrderedSession, 'event'> & {
  readonly urls: readonly string[];
  readonly event: TicketEvent;
};

/** SENT: not received yet; RECEIVED: from somebody else. */
type TicketHand = Exclude<TicketState, 'VOID'>;

export type HeldTicket = WithNameOrder & {
  readonly id: string;
  readonly status: 'VALID' | 'VOID';
  readonly hand: TicketHand;
  readonly holder: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  readonly ticketName: string;
  readonly ticketDescription: string | null;
  /** null without a seat. */
  readonly seat: string | null;
  readonly mode: AttendanceMode;
  readonly checkIns: number;
  readonly firstCheckInAt: Instant | null;
  /** Typed at the door; null for a sent ticket, whose new holder has the code. */
  readonly code: string | null;
  readonly orderNumber: string;
  readonly orderId: string;
  readonly session: TicketSession;
};

export type TicketRoom = {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  /** Null until the room opens. */
  readonly url: string | null;
  /** Null: when its organiser opens it. */
  readonly opensAt: Instant | null;
};

/** `qrText` is null when the ticket no longer admits. */
export type OpenedTicket = HeldTicket & {
  readonly qrText: string | null;
  /** Null: it is valid, or why is not known. */
  readonly voidBecause: VoidCause | null;
  readonly rooms: readonly TicketRoom[];
  /** Where its session can be watched afterwards. */
  readonly recording: string | null;
};

export type TicketPage = {
  readonly tickets: readonly HeldTicket[];
  readonly after: string | null;
  readonly total: number | null;
};

export type TicketWallet = {
  readonly list: (time: TicketTime, after: string | null) => Promise<Result<TicketPage, Refusal>>;
  /** NOT_FOUND for somebody else's ticket. */
  readonly read: (ticketId: string) => Promise<Result<OpenedTicket, Refusal>>;
};
export const TicketWallet = token<TicketWallet>('TicketWallet');

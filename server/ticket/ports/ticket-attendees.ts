import { type Token, token } from '#domain/kernel/token.ts';
import type { AttendeeAbout } from '#server/sale/ports/reservation-desk.ts';

type TicketName = { readonly eventId: number; readonly boughtTicketId: string };

export type TicketAttendee = TicketName & {
  readonly hasPrice: boolean;
  readonly note: string | null;
  /** Null: its attendee said nothing. */
  readonly about: AttendeeAbout | null;
};

/** A ticket that was given away shows nothing of its first attendee. */
export type TicketAttendees = (tickets: readonly TicketName[]) => Promise<readonly TicketAttendee[]>;

export const TicketAttendees: Token<TicketAttendees> = token<TicketAttendees>('TicketAttendees');

import type { OpenedTicket } from '#application/ports/ticket-wallet.ts';
import type { Locale } from '#domain/text/locale.ts';
import { opensRoom } from '#domain/ticket/opens-room.ts';
import { showRedeemCode } from '#domain/ticket/redeem-code.ts';
import { type TicketFaceState, ticketFaceState } from '#domain/ticket/ticket-face.ts';
import { type EventTimeView, eventTime } from '#ui/screens/event-time.view.ts';
import { showMoment } from '#words/money-and-dates.ts';

export { ticketFileName } from '#domain/file-name/download-names.ts';

export type TicketFace = {
  readonly time: EventTimeView;
  readonly state: TicketFaceState;
  readonly usedAt: string | null;
  /** In groups, as people read it aloud. */
  readonly code: string;
  readonly tint: string | null;
  /** The online room; null where there is none. */
  readonly room: string | null;
};

export function ticketFace(ticket: OpenedTicket, locale: Locale): TicketFace {
  const { session } = ticket;
  const color = session.event.photo?.color;
  const room = session.urls.find((url) => /^https?:\/\//i.test(url));
  return {
    time: eventTime(session, locale),
    state: ticketFaceState(ticket),
    usedAt: ticket.firstCheckInAt === null ? null : showMoment(ticket.firstCheckInAt, locale, session.timezone),
    code: showRedeemCode(ticket.code),
    tint: color !== undefined && /^#[\da-f]{6}$/i.test(color) ? color : null,
    room: opensRoom(ticket) ? (room ?? null) : null,
  };
}

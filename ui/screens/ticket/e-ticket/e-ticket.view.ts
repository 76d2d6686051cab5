import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { opensOnlineRoom } from '#domain/door/online-room.ts';
import { showRedeemCode } from '#domain/door/redeem-code.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type TicketCardState, ticketCardState } from '#domain/ticket/ticket-card.ts';
import { type EventTimeView, eventTime } from '#ui/screens/event-time.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

export { ticketFileName } from '#domain/kernel/files/download-names.ts';

/** Radius of the notches between body and stub, in px. */
export const NOTCH = 13;

export type TicketFace = {
  readonly time: EventTimeView;
  readonly state: TicketCardState;
  readonly usedAt: string | null;
  /** In groups, for reading aloud; null: sent to somebody, who alone has it. */
  readonly code: string | null;
  /** Set when this is an offline copy: when it was saved. */
  readonly keptAt: string | null;
  readonly tint: string | null;
  readonly room: string | null;
};

export function ticketFace(ticket: TicketOnScreen, locale: Locale): TicketFace {
  const { session } = ticket;
  const color = session.event.photo?.color;
  const room = session.urls.find((url) => /^https?:\/\//i.test(url));
  return {
    time: eventTime(session, locale),
    state: ticketCardState(ticket),
    usedAt: ticket.firstCheckInAt === null ? null : showMoment(ticket.firstCheckInAt, locale, session.timezone),
    code: ticket.code === null ? null : showRedeemCode(ticket.code),
    keptAt: ticket.keptAt === null ? null : showMoment(ticket.keptAt, locale, session.timezone),
    tint: color !== undefined && /^#[\da-f]{6}$/i.test(color) ? color : null,
    room: opensOnlineRoom(ticket) && ticket.hand !== 'SENT' ? (room ?? null) : null,
  };
}

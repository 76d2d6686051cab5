import { useState } from 'react';
import { Clock } from '#application/platform/ports/clock.ts';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { isRoomOpen, opensOnlineRoom, roomOpening } from '#domain/door/online-room.ts';
import { showRedeemCode } from '#domain/door/redeem-code.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import { type Instant, SECOND } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type TicketCardState, ticketCardState } from '#domain/ticket/ticket-card.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { type EventTimeView, eventTime } from '#ui/screens/event-time.view.ts';
import { useMoment } from '#ui/screens/moment.view.ts';
import { showDate, showMoment, showTime } from '#words/platform/money-and-dates.ts';

export { ticketFileName } from '#domain/kernel/files/download-names.ts';

/** Radius of the notches between body and stub, in px. */
export const NOTCH = 13;

export type TicketFace = {
  readonly time: EventTimeView;
  readonly state: TicketCardState;
  /** It opens a door that is still to come. */
  readonly atDoor: boolean;
  readonly usedAt: string | null;
  /** In groups, for reading aloud; null: sent to somebody, who alone has it. */
  readonly code: string | null;
  /** Set when this is an offline copy: when it was saved. */
  readonly keptAt: string | null;
  readonly tint: string | null;
  readonly room: string | null;
};

type Entrance =
  | { readonly kind: 'OPEN'; readonly url: string }
  /** `at`: when its link appears. */
  | { readonly kind: 'OPENS'; readonly at: string }
  /** Its rooms are listed below. */
  | { readonly kind: 'LISTED' }
  | { readonly kind: 'NONE' };

/** How the holder of an online ticket gets in. */
export function useEntrance({ hand, rooms, session }: TicketOnScreen, { room }: TicketFace): Entrance {
  const locale = useLocale();
  const now = useUseCase(Clock).now();
  const [first, ...others] = rooms.flatMap(({ url }) => url ?? []);
  const url = room ?? (others.length === 0 ? first : undefined);
  if (hand === 'SENT' || hasEnded(session, now)) return { kind: 'NONE' };
  if (url !== undefined) return { kind: 'OPEN', url };
  if (rooms.length > 0) return { kind: 'LISTED' };
  const at = roomOpening(session);
  return isRoomOpen(at, now) ? { kind: 'NONE' } : { kind: 'OPENS', at: showMoment(at, locale, session.timezone) };
}

export function useTicketFace(ticket: TicketOnScreen): TicketFace {
  const locale = useLocale();
  const now = useUseCase(Clock).now();
  const { session } = ticket;
  const color = session.event.photo?.color;
  const room = session.urls.find((url) => /^https?:\/\//i.test(url));
  const state = ticketCardState(ticket);
  return {
    time: eventTime(session, locale),
    state,
    atDoor: state === 'READY' && !hasEnded(session, now),
    usedAt: ticket.firstCheckInAt === null ? null : showMoment(ticket.firstCheckInAt, locale, session.timezone),
    code: ticket.code === null ? null : showRedeemCode(ticket.code),
    keptAt: ticket.keptAt === null ? null : showMoment(ticket.keptAt, locale, session.timezone),
    tint: color !== undefined && /^#[\da-f]{6}$/i.test(color) ? color : null,
    room: opensOnlineRoom(ticket) && ticket.hand !== 'SENT' ? (room ?? null) : null,
  };
}

/** '19:30:05, 20/11/2026', in the event's zone. */
function runningClock(at: Instant, locale: Locale, timezone: string): string {
  const seconds = String(Math.floor(at / SECOND) % 60).padStart(2, '0');
  return `${showTime(at, locale, timezone)}:${seconds}, ${showDate(at, locale, timezone)}`;
}

export function useRunningClock(timezone: string): string {
  const locale = useLocale();
  const clock = useUseCase(Clock);
  const [opened] = useState(() => clock.now());
  return runningClock(useMoment(opened, 1_000), locale, timezone);
}

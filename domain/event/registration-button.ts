import type { Instant } from '#domain/kernel/instant.ts';
import type { EventStatus } from './event.ts';
import { eventSaleState, hasEnded, isSelectable, type SessionSaleState } from './sale-state.ts';

/** BUY opens a session's payment page; all others are disabled. ENDED_BUY appears under 'Event ended'. [S2.7-12] */
export type RegistrationButton =
  | { readonly kind: 'BUY'; readonly sessionId: number }
  | { readonly kind: 'ENDED_BUY' | 'COMING_SOON' | 'SOLD_OUT' | 'SALE_CLOSED' | 'STOPPED_SELLING' | 'CANCELLED' };

type SessionOnPanel = { readonly id: number; readonly state: SessionSaleState };

/** The wanted session if it can be chosen, else the first that can; null if none can. [S4-10] */
export function chosenSession(sessions: readonly SessionOnPanel[], wanted: number | null): number | null {
  const selectable = sessions.filter((session) => isSelectable(session.state));
  return (selectable.find((session) => session.id === wanted) ?? selectable[0])?.id ?? null;
}

/** Whether the event's end has passed or all of its sessions have ended. */
export const isEventOver = (
  event: { readonly endAt: Instant },
  sessions: readonly SessionOnPanel[],
  now: Instant,
): boolean => hasEnded(event, now) || eventSaleState(sessions.map((session) => session.state)) === 'ENDED';

/** The main button of a public event's panel; it follows sessions that open or close. [S2.7-12] */
export function registrationButton(
  event: { readonly status: EventStatus; readonly endAt: Instant },
  sessions: readonly SessionOnPanel[],
  wanted: number | null,
  now: Instant,
): RegistrationButton {
  if (event.status === 'CANCELLED') return { kind: 'CANCELLED' };
  if (isEventOver(event, sessions, now)) return { kind: 'ENDED_BUY' };
  const sessionId = chosenSession(sessions, wanted);
  return sessionId === null ? { kind: closed(sessions) } : { kind: 'BUY', sessionId };
}

function closed(sessions: readonly SessionOnPanel[]): 'COMING_SOON' | 'SOLD_OUT' | 'SALE_CLOSED' | 'STOPPED_SELLING' {
  const state = eventSaleState(sessions.map((session) => session.state));
  return state === 'COMING_SOON' || state === 'SOLD_OUT' || state === 'SALE_CLOSED' ? state : 'STOPPED_SELLING';
}

import type { EventOnSale, SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { OwnTicket } from '#application/ticket/ports/own-tickets.ts';
import { chosenSession, isEventOver } from '#domain/event/registration-button.ts';
import { eventSaleState, hasStoppedSelling, type SessionSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type PrivatePanel, privatePanel } from '#domain/sale/checkout/private-panel.ts';
import { lowestPriceOf, saleStateOf } from '#ui/screens/event/event-page/session-sale.view.ts';
import { OWNER_STANDINGS_SAID } from '#words/platform/statuses.ts';

export type PrivateLook = {
  readonly panel: PrivatePanel;
  readonly ended: boolean;
  readonly saleState: SessionSaleState;
  /** Null: the event has no session. */
  readonly session: SessionOnSale | null;
};

/** [S2.8-01] */
export function privateLook(
  event: EventOnSale,
  sessions: readonly SessionOnSale[],
  wantedId: number | null,
  own: OwnTicket,
  now: Instant,
): PrivateLook {
  const states = sessions.map((session) => ({ id: session.id, state: saleStateOf(session, now) }));
  const ended = isEventOver(event, states, now);
  const saleState = eventSaleState(states.map(({ state }) => state));
  const chosen = chosenSession(states, wantedId);
  const session = sessions.find(({ id }) => id === chosen) ?? sessions[0] ?? null;
  const panel = privatePanel({
    status: event.status,
    ended,
    saleState,
    byInvitation: session !== null && lowestPriceOf(session, now) === null,
    donationEnabled: event.donationEnabled && !hasStoppedSelling(event),
    requiredApproval: event.requiredApproval,
    ...own,
  });
  return { panel, ended, saleState, session };
}

/** [S2.8-02] [S2.8-03] [S2.8-04] */
export const standingTitle = (
  standing: Extract<PrivatePanel, { readonly kind: 'OWNER' }>['standing'],
  locale: Locale,
): string => OWNER_STANDINGS_SAID[standing][locale];

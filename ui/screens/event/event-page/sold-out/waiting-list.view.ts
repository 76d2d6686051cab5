import { type ComponentType, lazy, useContext, useState } from 'react';
import type { SessionOnSale } from '#application/event/ports/event-pages.ts';
import { ticketSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { orderLimit } from '#domain/sale/quantity/order-limit.ts';
import { NeedAreaContext } from '#ui/bindings/need-area-context.ts';
import { useSession } from '#ui/bindings/use-session.ts';

/** With the numbers of tickets that one buyer may take. */
export type SoldOutTicket = {
  readonly id: string;
  readonly name: string;
  /** Null: the event has one session. */
  readonly sessionName: string | null;
  readonly quantities: readonly number[];
};

export type WaitingProps = {
  readonly eventId: number;
  readonly tickets: readonly SoldOutTicket[];
  readonly timezone: string;
  readonly isJoining: boolean;
  readonly onJoin: () => void;
  readonly onClose: () => void;
};

export const soldOutTickets = (sessions: readonly SessionOnSale[], now: Instant): readonly SoldOutTicket[] =>
  sessions.flatMap((session) =>
    session.cancelled
      ? []
      : session.tickets
          .filter((ticket) => ticketSaleState(ticket, session, now) === 'SOLD_OUT')
          .map((ticket) => {
            const { max, step } = orderLimit({ ...ticket, purchaseLimit: ticket.fullLimit, remaining: null });
            return {
              id: ticket.id,
              name: ticket.name,
              sessionName: sessions.length > 1 ? session.name : null,
              quantities: Array.from({ length: Math.floor(max / step) }, (_one, at) => (at + 1) * step),
            };
          })
          .filter(({ quantities }) => quantities.length > 0),
  );

/** Loads the buying area, which visitors do without. */
export function useWaitingList(): { readonly Places: ComponentType<WaitingProps>; readonly isSignedIn: boolean } {
  const need = useContext(NeedAreaContext);
  const session = useSession();
  const [Places] = useState(() =>
    lazy(async () => {
      const [{ WaitingPlacesOfEvent }] = await Promise.all([
        import('#ui/screens/sale/waiting-list/WaitingPlacesOfEvent.tsx'),
        need('buying'),
      ]);
      return { default: WaitingPlacesOfEvent };
    }),
  );
  return { Places, isSignedIn: session.kind === 'SIGNED_IN' };
}

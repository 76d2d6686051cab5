import { useEffect, useEffectEvent, useMemo } from 'react';
import { of } from 'rxjs';
import type { SessionOnSale } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { type OpenedPaymentPage, OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import type { CartLine } from '#application/sale/ports/cart.ts';
import { sessionOfEvent } from '#domain/event/sale-state.ts';
import { useCurrent } from '#ui/bindings/use-current.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useMoment } from '#ui/screens/moment.view.ts';
import type { SeatChoice, SeatChoices } from './seat-choice.ts';
import { changedQuantity, firstQuantities, loweredChoice, pickRows, type Quantities } from './selection.view.ts';

export type ChoiceNotice =
  | { readonly kind: 'ADJUSTED'; readonly ticketId: string; readonly to: number }
  | { readonly kind: 'AT_MAX'; readonly ticketId: string; readonly max: number };

type Choice = {
  readonly quantities: Quantities;
  readonly seats: SeatChoices;
  readonly notice: ChoiceNotice | null;
  readonly fresh: SessionOnSale | null;
};

type Choosing = {
  readonly opened: OpenedPaymentPage;
  readonly account: Account | null;
  readonly held: readonly CartLine[];
  readonly choosing: boolean;
};

export function useTicketChoice({ opened, account, held, choosing }: Choosing) {
  const { now } = opened;
  const { event } = opened.session;
  const counter = sessionOfEvent(event, opened.session);
  const watchStock = useUseCase(WatchStock);
  const openPaymentPage = useUseCase(OpenPaymentPage);
  const choice = useCurrent<Choice>(() => ({
    quantities: firstQuantities(counter, now),
    seats: {},
    notice: null,
    fresh: null,
  }));
  const change = (to: Partial<Choice>) => choice.set({ ...choice.now(), ...to });
  const { quantities, seats, notice, fresh } = choice.value;
  const moment = useMoment(now);
  const rows = pickRows(sessionOfEvent(event, fresh ?? counter), quantities, held, moment);

  const stock$ = useMemo(
    () => (choosing ? watchStock(counter.eventId, 'FULL') : of<readonly SessionOnSale[] | null>(null)),
    [choosing, watchStock, counter.eventId],
  );
  const stock = useStream<readonly SessionOnSale[] | null>(stock$, null);
  const hear = useEffectEvent((sessions: readonly SessionOnSale[]) => {
    const heard = sessions.find((one) => one.id === counter.id);
    if (heard === undefined) return;
    const wanted = choice.now().quantities;
    const lowered = loweredChoice(pickRows(sessionOfEvent(event, heard), wanted, held, now), wanted);
    change({ fresh: heard, ...(lowered === null ? {} : adjusted(lowered.quantities, lowered.ticketId, lowered.to)) });
  });
  useEffect(() => {
    if (stock !== null) hear(stock);
  }, [stock]);

  const readStock = async (): Promise<void> => {
    const answer = await openPaymentPage(counter.id).catch(() => null);
    if (answer?.ok === true) change({ fresh: answer.value.session });
  };
  // The server renders the page without an account: earlier purchases are unknown until it is read again.
  const limited = counter.tickets.some(({ accountLimit }) => accountLimit !== null);
  const accountId = account?.id ?? null;
  const readOwn = useEffectEvent(readStock);
  useEffect(() => {
    if (limited && accountId !== null) void readOwn();
  }, [limited, accountId]);

  return {
    rows,
    now: moment,
    quantities,
    seats,
    notice,
    /** Changes when the seats may have changed. */
    stock: fresh,
    setQuantity: (ticketId: string, quantity: number) => {
      const changed = changedQuantity(rows, choice.now().quantities, ticketId, quantity);
      if (changed !== null) change(changed);
    },
    setSeats: (ticketId: string, seats: SeatChoice) => change({ seats: { ...choice.now().seats, [ticketId]: seats } }),
    dropSeats: (gone: readonly string[]) =>
      change({
        seats: Object.fromEntries(
          Object.entries(choice.now().seats).map(([id, seats]) => [
            id,
            { ...seats, seatIds: seats.seatIds.filter((seat) => !gone.includes(seat)) },
          ]),
        ),
      }),
    lower: (ticketId: string, to: number) =>
      change(adjusted({ ...choice.now().quantities, [ticketId]: to }, ticketId, to)),
    restore: (quantities: Quantities, seats: SeatChoices) => change({ quantities, seats }),
    clear: () => change({ quantities: firstQuantities(counter, now), seats: {}, notice: null }),
    clearNotice: () => change({ notice: null }),
    readStock,
  };
}

const adjusted = (quantities: Quantities, ticketId: string, to: number): Pick<Choice, 'quantities' | 'notice'> => ({
  quantities,
  notice: { kind: 'ADJUSTED', ticketId, to },
});

import { useEffect, useRef } from 'react';
import { type PurchaseBasket, RunPurchaseAction } from '#application/sale/run-purchase-action.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { Cards, PricedOrder } from '#ui/screens/sale/payment/cards/use-cards.ts';
import { wantedLines } from '#ui/screens/sale/payment/tickets/selection.view.ts';
import type { PanelOf, PanelPurchase } from './use-panel-purchase.ts';

/** What a bank's promotion takes off the panel's order while the chosen card pays it. [S3-83] */
export function usePanelCardOffer(
  { event }: Pick<PanelOf, 'event'>,
  { state, counter, rows }: PanelPurchase,
  cards: Cards,
  method: PaymentMethod,
) {
  const doAct = useUseCase(RunPurchaseAction);
  const filling = useRef<{ readonly key: string; readonly done: Promise<boolean> } | null>(null);
  const order = 'order' in state && state.order.numberOfTickets > 0 ? state.order : null;
  const wanted = wantedLines(rows);
  const key = JSON.stringify([wanted, order?.donation ?? ZERO, order?.promoCode ?? null]);
  const ordered = order !== null;
  useEffect(() => {
    if (!ordered) filling.current = null;
  }, [ordered]);

  const basket: PurchaseBasket | null =
    order === null || counter === null
      ? null
      : {
          eventId: event.id,
          sectionEventId: counter.id,
          order,
          wanted,
          attendees: [],
          registered: null,
          formPerTicket: event.formPerTicket,
          message: '',
          roomId: null,
          policyAgreed: false,
          card: null,
          lines: [],
          session: null,
        };
  async function fill(of: PurchaseBasket): Promise<boolean> {
    const cleared = await doAct('CLEAR_CART', of);
    const added = cleared.ok ? await doAct('ADD_TICKETS', of) : cleared;
    if (!added.ok) filling.current = null;
    return added.ok;
  }
  /** The server prices what is in the cart. Once for each order, however many cards are asked about. */
  async function fillCart(): Promise<boolean> {
    if (basket === null) return false;
    if (filling.current?.key !== key) filling.current = { key, done: fill(basket) };
    return filling.current.done;
  }
  const priced: PricedOrder | null =
    basket === null
      ? null
      : {
          eventId: basket.eventId,
          sectionEventId: basket.sectionEventId,
          code: basket.order.promoCode,
          donation: basket.order.donation,
          key,
          fillCart,
        };
  const cardNow = () => {
    const { card } = cards.offer.now();
    return method === 'Stripe' && priced !== null && card !== null && card.off > ZERO && card.key === key ? card : null;
  };
  return {
    priced,
    cardNow,
    /** What the order costs with that card. */
    lowered: (total: Dong): Dong => minus(total, cardNow()?.off ?? ZERO),
    asking: method === 'Stripe' && cards.offer.value.asking,
    /** The places that nobody pays for now. */
    release: (): void => {
      const { done } = filling.current ?? {};
      filling.current = null;
      if (basket !== null) void done?.then((filled) => (filled ? doAct('CLEAR_CART', basket) : null));
    },
  };
}

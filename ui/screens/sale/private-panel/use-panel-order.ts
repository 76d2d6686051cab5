import { useRef } from 'react';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { type PurchaseBasket, RunPurchaseAction } from '#application/sale/run-purchase-action.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { RegisteredPlace } from '#ui/screens/event/questionnaire-form/use-questionnaire.ts';
import { trimmed } from '#ui/screens/sale/payment/attendee.view.ts';
import { wantedLines } from '#ui/screens/sale/payment/tickets/selection.view.ts';
import type { PanelPayment } from './use-panel-payment.ts';
import type { PanelOf, PanelPurchase } from './use-panel-purchase.ts';

/** Until it waits for somebody. [S4-43] */
export function usePanelOrder(
  { event, roomId = null }: Pick<PanelOf, 'event' | 'roomId'>,
  panel: PanelPurchase,
  payment: PanelPayment,
  offeredCard: () => PurchaseBasket['card'],
) {
  const { now, tell, counter, rows, peopleFor } = panel;
  const requireSignIn = useRequireSignIn();
  const doAct = useUseCase(RunPurchaseAction);
  const registered = useRef<readonly RegisteredPlace[] | null>(null);

  async function goOn(who: Account | null): Promise<void> {
    if (now().at === 'SIGNING_IN') {
      const signedIn = await requireSignIn({ closeable: false });
      if (signedIn === null) {
        tell({ kind: 'CALL_OFF' });
        return;
      }
      tell({ kind: 'SIGNED_IN' }, signedIn);
      return goOn(signedIn);
    }
    if (now().at === 'ORDERING') await order(who);
  }

  async function order(who: Account | null): Promise<void> {
    const begun = now();
    if (begun.at !== 'ORDERING' || counter === null) return;
    let basket: PurchaseBasket = {
      eventId: event.id,
      sectionEventId: counter.id,
      order: begun.order,
      wanted: wantedLines(rows),
      attendees: peopleFor(begun.order.numberOfTickets, who).map(trimmed),
      registered: registered.current,
      formPerTicket: event.formPerTicket,
      message: begun.entries.donation.message,
      roomId,
      policyAgreed: begun.entries.policyAgreed,
      card: begun.method === 'Stripe' ? offeredCard() : null,
      lines: [],
      session: null,
    };
    for (let at = now(); at.at === 'ORDERING'; at = now()) {
      const done = await doAct(at.act, basket);
      if (!done.ok)
        return payment.fail(done.refusal, basket.order.numberOfTickets, at.act === 'ADD_TICKETS' ? 'CART' : 'TICKETS');
      basket = done.value;
      const { session } = basket;
      const answer = tell(
        session === null
          ? { kind: 'ACT_DONE' }
          : { kind: 'CHECKOUT_BEGUN', checkoutSessionId: session.id, price: session.price },
        who,
      );
      if (!answer.ok) return;
    }
    if (basket.session !== null) await payment.pay(basket.session, basket.order.numberOfTickets);
  }

  return {
    goOn,
    /** Attendees with their answers; null: nobody was asked. */
    setRegistered: (places: readonly RegisteredPlace[] | null) => {
      registered.current = places;
    },
  };
}

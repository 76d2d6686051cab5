import { useEffect, useEffectEvent, useState } from 'react';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { PrivatePurchaseCommand } from '#domain/sale/checkout/decide-private-purchase.ts';
import { hasOwnersPanel } from '#domain/sale/checkout/private-panel.ts';
import type { RegisteredPlace } from '#ui/screens/event/questionnaire-form/use-questionnaire.ts';
import { useCards } from '#ui/screens/sale/payment/cards/use-cards.ts';
import type { PurchaseSetback } from './purchase-trouble.view.ts';
import { usePanelCardOffer } from './use-panel-card-offer.ts';
import { usePanelOrder } from './use-panel-order.ts';
import { usePanelPayment } from './use-panel-payment.ts';
import { type PanelOf, usePanelPurchase } from './use-panel-purchase.ts';
import { useTicketLooks } from './use-ticket-looks.ts';

/** [S4-41] [S4-43] [S4-45] [S4-46] */
export function usePrivatePurchase(of: PanelOf & { readonly onSetback: (setback: PurchaseSetback) => void }) {
  const { event, ticket, onSetback } = of;
  const panel = usePanelPurchase(of);
  const { account, state: purchase, entries, summary, tell } = panel;
  const cards = useCards();
  const [method, setMethod] = useState<PaymentMethod>(DEFAULT_PAYMENT_METHOD);
  const { code } = panel;
  const payment = usePanelPayment(panel, cards, method, (trouble, numberOfTickets, asked = 'TICKETS') =>
    trouble.code === 'PROMOTION_NOT_APPLIED' || trouble.code === 'PROMOTION_CODE_INVALID'
      ? code.refuse(trouble)
      : onSetback({ kind: 'TROUBLE', trouble, asked, numberOfTickets }),
  );
  const offer = usePanelCardOffer(of, panel, cards, method);
  const { goOn, setRegistered } = usePanelOrder(of, panel, payment, offer.cardNow);

  const isOwned = async (): Promise<boolean> => {
    const own = await ticket.look();
    return own !== null && hasOwnersPanel({ ...own, requiredApproval: event.requiredApproval });
  };
  useTicketLooks(purchase.at === 'LOOKING' ? purchase.looks : null, isOwned, (owned) => {
    const answer = tell({ kind: 'LOOKED', ownsTicket: owned });
    if (!answer.ok || answer.value.at !== 'OWNED') return;
    panel.clear();
    tell({ kind: 'START_ANEW' });
  });

  const signedOut = panel.session.kind === 'SIGNED_OUT';
  const stop = useEffectEvent(() => {
    const { at } = panel.now();
    if (at === 'LOOKING' || at === 'PAYING') tell({ kind: 'STOP', because: 'SIGNED_OUT' });
  });
  useEffect(() => {
    if (signedOut) stop();
  }, [signedOut]);

  /** The last form also chooses the payment method. [S2.10-04] */
  async function register(filled: readonly RegisteredPlace[]): Promise<void> {
    setRegistered(filled);
    const answer = tell({ kind: 'ANSWERED', formsValid: true });
    if (!answer.ok) return onSetback({ kind: 'PROBLEM', problem: answer.refusal });
    if (answer.value.at === 'CHOOSING_METHOD') tell({ kind: 'CHOOSE_METHOD', method });
    await goOn(account);
  }

  async function begin(command: PrivatePurchaseCommand): Promise<void> {
    if (panel.now().at === 'ENDED') tell({ kind: 'START_ANEW' });
    panel.clearNotice();
    if (command.kind === 'BUY') setRegistered(null);
    const answer = tell(command);
    if (!answer.ok) return onSetback({ kind: 'PROBLEM', problem: answer.refusal });
    await goOn(account);
  }

  const { donation, policyAgreed, donateOnlyWanted } = entries;
  const buyAt = (total: Dong): void => {
    // Its price is shown before anything is ordered.
    if (code.waitsForSignIn) code.signIn();
    else if (!code.trying)
      void begin({ kind: 'BUY', numberOfTickets: summary.tickets, total, promoCode: code.applied });
  };
  return {
    purchase,
    account,
    rows: panel.rows,
    summary,
    code,
    donation,
    donateOnlyWanted,
    policyAgreed,
    quantities: panel.quantities,
    entries,
    notice: panel.notice,
    people: panel.peopleFor(summary.tickets, account),
    places: panel.places,
    asksPeople: panel.asksPeople,
    method,
    paying: payment.paying,
    transferShown: payment.transferShown,
    link: payment.link,
    given: payment.given,
    cards,
    priced: offer.priced,
    lowered: offer.lowered,
    /** A chosen card is being asked about, and the price may fall. */
    asking: offer.asking,
    /** The card stays shown while the order is made and paid with it. */
    ordering:
      (purchase.at === 'ORDERING' && purchase.method === 'Stripe') ||
      (purchase.at === 'PAYING' && purchase.by === 'CONFIRM_CARD'),
    busy: 'order' in purchase || purchase.at === 'LOOKING',
    act: {
      setQuantity: panel.setQuantity,
      toggleDonateOnly: () => void tell({ kind: 'TOGGLE_DONATE_ONLY' }),
      setDonation: (entered: { readonly amount: number; readonly message: string }) =>
        void tell({
          kind: 'FILL_IN',
          filled: { donation: { ...entered, amount: dong(entered.amount) } },
        }),
      agree: (agreed: boolean): void => void tell({ kind: 'FILL_IN', filled: { policyAgreed: agreed } }),
      buy: (): void => buyAt(summary.final),
      buyAt,
      chooseMethod: () => {
        if (offer.asking || (method === 'Stripe' && !cards.ready())) return;
        void begin({ kind: 'CHOOSE_METHOD', method });
      },
      setOffered: panel.setOffered,
      register: (filled: readonly RegisteredPlace[]): void => void register(filled),
      setMethod,
      callOff: () => {
        offer.release();
        void tell({ kind: 'CALL_OFF' });
      },
      showTransfer: () => payment.showTransfer(true),
      hideTransfer: () => payment.showTransfer(false),
      payLater: payment.payLater,
      thanked: payment.thanked,
    },
  };
}

export type PrivatePurchasePanel = ReturnType<typeof usePrivatePurchase>;

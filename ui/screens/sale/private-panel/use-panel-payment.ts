import { useEffect, useEffectEvent, useState } from 'react';
import { FindUnfinishedPayment } from '#application/sale/find-unfinished-payment.ts';
import type { BankTransferInstruction, CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { keepsPolling } from '#domain/sale/checkout/result-status.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';
import type { Cards } from '#ui/screens/sale/payment/cards/use-cards.ts';
import { usePaying } from '#ui/screens/sale/payment/methods/use-paying.ts';
import type { PurchaseFailed } from './purchase-trouble.view.ts';
import { useFollowedPayment } from './use-followed-payment.ts';
import type { PanelPurchase } from './use-panel-purchase.ts';

type Paying = {
  readonly session: CheckoutSession;
  readonly transfer: BankTransferInstruction;
  readonly heardAt: number;
};

/** Pays an order of this visit or an earlier one. [S4-45] */
export function usePanelPayment(panel: PanelPurchase, cards: Cards, method: PaymentMethod, onFailed: PurchaseFailed) {
  const { account, counter, state, now, tell } = panel;
  const locale = useLocale();
  const paymentPage = (): URL => {
    const address = new URL(localisedPath(paths.payment(counter?.id ?? 0), locale), window.location.origin);
    if (panel.eventKey !== null) address.searchParams.set('key', panel.eventKey);
    return address;
  };
  const payFrom = usePaying(cards, () => paymentPage().href);
  const findUnfinishedPayment = useUseCase(FindUnfinishedPayment);
  const [paying, setPaying] = useState<Paying | null>(null);
  const [transferShown, setTransferShown] = useState(false);
  /** The order includes a donation, to be thanked for once paid. */
  const [given, setGiven] = useState(false);

  const fail: PurchaseFailed = (...failed) => {
    tell({ kind: 'CALL_OFF' });
    setGiven(false);
    onFailed(...failed);
  };

  const link = useFollowedPayment(state.at === 'PAYING' && paying !== null ? paying.session.id : null, (answer) => {
    if (keepsPolling(answer.status)) {
      setPaying(
        (known) =>
          known && { session: answer, transfer: answer.transfer ?? known.transfer, heardAt: performance.now() },
      );
      return;
    }
    setTransferShown(false);
    setPaying(null);
    if (answer.status === 'SUCCESSFUL' || answer.status === 'REQUIRED_APPROVAL' || answer.status === 'PROCESSING')
      tell({ kind: 'PAYMENT_MADE' });
    else fail({ code: 'HOLD_EXPIRED' }, answer.lines.length);
  });

  const takeUp = useEffectEvent(({ session, transfer }: NonNullable<Awaited<ReturnType<FindUnfinishedPayment>>>) => {
    const numberOfTickets = session.lines.reduce((count, line) => count + line.quantity, 0);
    const order = { numberOfTickets, donation: session.donation, total: session.price, promoCode: null };
    const answer = tell({ kind: 'TAKE_UP', checkoutSessionId: session.id, order, method: DEFAULT_PAYMENT_METHOD });
    if (!answer.ok) return;
    setGiven(session.donation > 0);
    setPaying({ session, transfer, heardAt: performance.now() });
  });
  const [accountId, sessionId] = [account?.id ?? null, counter?.id ?? null];
  useEffect(() => {
    if (accountId === null || sessionId === null) return;
    let away = false;
    void findUnfinishedPayment(sessionId).then((found) => found !== null && !away && takeUp(found));
    return () => {
      away = true;
    };
  }, [findUnfinishedPayment, accountId, sessionId]);

  return {
    paying,
    transferShown,
    given,
    link,
    fail,
    pay: async (begun: CheckoutSession, numberOfTickets: number): Promise<void> => {
      if (begun.donation > 0) setGiven(true);
      const at = now();
      if (at.at !== 'PAYING') return;
      const paid = await payFrom(begun, method);
      // The payment page shows the card's result, and how to pay again.
      if (at.by === 'CONFIRM_CARD' && (paid.ok || paid.refusal.code === 'CARD_REFUSED')) {
        const result = paymentPage();
        result.searchParams.set('payment_checkout_session_id', begun.id);
        return window.location.assign(result.href);
      }
      if (!paid.ok) return fail(paid.refusal, numberOfTickets);
      if (at.by === 'PAY_FROM_WALLET') return void tell({ kind: 'PAYMENT_MADE' });
      const { transfer } = paid.value;
      if (transfer === null) return;
      setPaying({ session: begun, transfer, heardAt: performance.now() });
      setTransferShown(true);
    },
    showTransfer: setTransferShown,
    /** The order stays open; its email leads back to it. */
    payLater: () => {
      setPaying(null);
      setGiven(false);
      tell({ kind: 'CALL_OFF' });
    },
    thanked: () => setGiven(false),
  };
}

export type PanelPayment = ReturnType<typeof usePanelPayment>;

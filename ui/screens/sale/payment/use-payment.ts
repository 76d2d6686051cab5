import { useEffect, useEffectEvent, useState } from 'react';
import { ChooseLateMoney } from '#application/sale/choose-late-money.ts';
import type { OpenedPaymentPage } from '#application/sale/open-payment-page.ts';
import type { AttendeeDetails, CheckoutSession, GatewayAttempt } from '#application/sale/ports/checkout-desk.ts';
import type { DraftedAnswers } from '#application/sale/ports/checkout-drafts.ts';
import type { CodeWorth } from '#application/sale/ports/promotion-desk.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points } from '#domain/kernel/money/points.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { Invoice } from '#domain/sale/checkout/invoice.ts';
import { formOf } from '#domain/sale/checkout/payment-page.ts';
import { keepsPolling } from '#domain/sale/checkout/result-status.ts';
import { stepsOf } from '#domain/sale/checkout/steps.ts';
import { payAction } from '#domain/sale/checkout/submit-actions.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import { usePendingAction } from '#ui/bindings/use-pending-action.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { RegisteredPlace } from '#ui/screens/event/questionnaire-form/use-questionnaire.ts';
import { problemsAfter } from './attendee.view.ts';
import { endsAttempt, usePaying } from './methods/use-paying.ts';
import { heardAgain, heardSession, linesKey, linesOf, NO_ORDER } from './order-facts.ts';
import { draftFor, isBusy, placesKey, placesOf, signInActOf, typeNames } from './payment.view.ts';
import type { SeatChoice } from './tickets/seat-choice.ts';
import { useBuying } from './use-buying.ts';
import { NO_PARTICULARS, useCheckout } from './use-checkout.ts';
import { useEntrance } from './use-entrance.ts';
import { useOrderNews } from './use-order-news.ts';
import { useSharedHold } from './use-shared-hold.ts';
import { useStepHistory } from './use-step-history.ts';

const failedAttempt = (method: PaymentMethod): GatewayAttempt => ({ state: 'FAILED', method });

export function usePayment(opened: OpenedPaymentPage) {
  const checkout = useCheckout(opened);
  const { account, page, cards, step, order, told, said, choice, summary, showFailure, clearMessages, fillIn } =
    checkout;
  const { offerUnfinished, visit, back: cameBack } = useEntrance(checkout);
  const sharedHold = useSharedHold(checkout, offerUnfinished);
  const buying = useBuying(checkout, offerUnfinished);
  const requireSignIn = useRequireSignIn();
  const chooseLateMoney = useUseCase(ChooseLateMoney);
  const pay = usePaying(cards);
  const [deciding, setDeciding] = useState(false);

  const { session, unfinished } = order.value;
  const transfer = session?.value.transfer ?? null;
  const at = page.state;
  const paying = at.at === 'PAYING' && transfer !== null;
  const { heard, link } = useOrderNews(paying || at.at === 'RESULT' ? at.checkoutSessionId : null);
  const hear = useEffectEvent((told: CheckoutSession) => {
    order.set(heardAgain(order.now(), told));
    if (!keepsPolling(told.status)) page.tell({ kind: 'PAYMENT_MADE' });
  });
  useEffect(() => {
    if (heard !== null) hear(heard);
  }, [heard]);

  async function decideLateMoney(choice: LateChoice): Promise<void> {
    const known = order.now().session?.value;
    if (known === undefined || deciding) return;
    setDeciding(true);
    clearMessages();
    const chosen = await chooseLateMoney(known.id, choice);
    setDeciding(false);
    if (!chosen.ok) return showFailure(chosen.refusal, 'PAY');
    order.set(heardAgain(order.now(), chosen.value));
  }

  /** After an attempt at a gateway, in any way that is offered. */
  async function payAgain(method: PaymentMethod): Promise<void> {
    const known = order.now().session?.value;
    if (known === undefined || deciding) return;
    if (payAction(known.price, method) === 'CONFIRM_CARD' && !cards.ready()) return;
    setDeciding(true);
    clearMessages();
    order.set({ ...order.now(), failedBy: null });
    const paying = await pay(known, method);
    setDeciding(false);
    if (!paying.ok) {
      if (endsAttempt(paying.refusal, known.price, method)) order.set({ ...order.now(), failedBy: method });
      return paying.refusal.code === 'CARD_REFUSED' ? undefined : showFailure(paying.refusal, 'PAY');
    }
    order.set({ ...order.now(), session: heardSession(paying.value) });
    if (paying.value.transfer !== null) page.tell({ kind: 'SHOW_TRANSFER' });
  }
  // The browser's Back shows the page as it was left for the gateway.
  const returned = useEffectEvent((event: PageTransitionEvent) => {
    const left = page.now();
    if (event.persisted && left.at === 'PAYING' && left.by === 'LEAVE_FOR_GATEWAY') page.tell({ kind: 'PAYMENT_MADE' });
  });
  useEffect(() => {
    const hearReturn = (event: PageTransitionEvent) => returned(event);
    window.addEventListener('pageshow', hearReturn);
    return () => window.removeEventListener('pageshow', hearReturn);
  }, []);

  const next = () => void buying.next();
  // Next was pressed before leaving to sign in; an unfinished order comes first.
  const goOn = () => (page.now().at === 'STEP' ? next() : undefined);
  usePendingAction(signInActOf(opened.session.id), at.at === 'STEP' || at.at === 'UNFINISHED' ? goOn : null);
  const back = () => {
    page.tell({ kind: 'BACK' });
    clearMessages();
  };
  const steps = stepsOf(opened.session.event);
  useStepHistory({
    steps,
    step: at.at === 'ENTRANCE' ? null : step,
    visit,
    back: () => (page.now().at === 'PAYING' && transfer !== null ? void page.tell({ kind: 'PAYMENT_MADE' }) : back()),
  });
  const clearTrouble = () => said.set({ ...said.now(), trouble: null });
  const forms = checkout.peopleFor(summary.tickets, account);
  const places = placesOf(linesOf(order.value), opened.session.tickets);
  return {
    started: at.at !== 'ENTRANCE',
    step,
    steps,
    form: formOf(at),
    busy: isBusy(at, transfer) || deciding,
    said: said.value,
    account,
    choice,
    cart: order.value.cart,
    summary,
    forms,
    offered: at.at === 'UNFINISHED' ? unfinished : null,
    session,
    transfer,
    link,
    back: cameBack(),
    cards,
    priced: checkout.pricedFor(linesOf(order.value)),
    attempt: order.value.failedBy === null ? (session?.value.gateway ?? null) : failedAttempt(order.value.failedBy),
    asksDonation: at.at === 'DONATION_DIALOG',
    transferShown: paying || (at.at === 'RESULT' && at.transferShown),
    code: { entered: formOf(at).promoCode, worth: checkout.codeFor(linesOf(order.value)) },
    codeAsked: {
      eventId: opened.session.event.id,
      sectionEventId: opened.session.id,
      chosen: null,
      key: linesKey(linesOf(order.value)),
      known: true,
    },
    places,
    typeNames: typeNames(places, opened.session.tickets),
    /** Answers given before for these tickets, one entry per form. */
    drafted: draftFor(told.value.drafted, places),
    act: {
      setQuantity: (ticketId: string, quantity: number) => {
        choice.setQuantity(ticketId, quantity);
        clearTrouble();
      },
      setSeats: (ticketId: string, seats: SeatChoice) => {
        choice.setSeats(ticketId, seats);
        clearTrouble();
      },
      setDonation: ({ amount, message }: { readonly amount: number; readonly message: string }) => {
        fillIn({ donation: { amount: dong(amount), message } });
        told.set({ ...told.now(), acceptedPrice: null });
        clearTrouble();
      },
      answerDonation: (donation: { readonly amount: number; readonly message: string } | null) =>
        buying.answerDonation(donation && { ...donation, amount: dong(donation.amount) }),
      donationAnswered: () => void buying.donationAnswered(),
      applyCode: (worth: CodeWorth) => {
        told.set({ ...told.now(), worth: { ...worth, lines: linesKey(linesOf(order.now())) }, acceptedPrice: null });
        fillIn({ promoCode: worth.code });
        clearTrouble();
      },
      dropCode: () => {
        checkout.dropCode();
        clearTrouble();
      },
      payWithPoints: (points: Points) => {
        checkout.payWith({ points });
        clearTrouble();
      },
      payWithoutPoints: () => checkout.payWith({ points: NO_POINTS }),
      /** Zero: without. */
      payFromWallet: (balance: Dong) => {
        checkout.payWith({ wallet: balance });
        clearTrouble();
      },
      setMethod: (method: PaymentMethod) => void fillIn({ method }),
      payAgain: (method: PaymentMethod) => void payAgain(method),
      agree: (policyAgreed: boolean) => {
        fillIn({ policyAgreed });
        if (said.now().trouble?.place === 'POLICY') clearTrouble();
      },
      setAttendee: (index: number, attendee: AttendeeDetails) => {
        told.set({ ...told.now(), attendees: forms.map((form, place) => (place === index ? attendee : form)) });
        const { attendeeProblems } = said.now();
        said.set({
          ...said.now(),
          attendeeProblems: problemsAfter(attendeeProblems, index, forms[index], attendee),
        });
      },
      /** [S4-28] */
      register: (filled: readonly RegisteredPlace[]) => {
        const answers = filled.map(({ attendee }) => attendee.answers ?? {});
        told.set({ ...told.now(), answered: { lines: linesKey(linesOf(order.now())), answers } });
        void buying.next();
      },
      draftAnswers: (given: DraftedAnswers['given']) =>
        told.set({ ...told.now(), drafted: { places: placesKey(places), given } }),
      setInvoice: (invoice: Invoice) => {
        fillIn({ invoice });
        said.set({ ...said.now(), invoiceLost: false });
        if (said.now().trouble?.place === 'INVOICE') clearTrouble();
      },
      next,
      back,
      acceptPrice: () => {
        const trouble = said.now().trouble?.trouble;
        if (trouble?.code !== 'PRICE_CHANGED') return;
        told.set({ ...told.now(), acceptedPrice: trouble.price });
        void buying.next();
      },
      signIn: () => void requireSignIn({ closeable: false }).then((who) => who !== null && clearTrouble()),
      showTransfer: () => void page.tell({ kind: 'SHOW_TRANSFER' }),
      hideTransfer: () => void page.tell({ kind: 'PAYMENT_MADE' }),
      continueUnfinished: () => {
        const known = order.now().unfinished;
        if (known === null || !page.tell({ kind: 'SHOW_UNFINISHED' }).ok) return;
        order.set({ ...order.now(), unfinished: null, session: heardSession(known) });
      },
      leaveUnfinished: () => void page.tell({ kind: 'LEAVE_UNFINISHED' }),
      findUnfinished: () => void offerUnfinished().then((found) => found && clearTrouble()),
      holdEnded: () => void sharedHold.look(),
      hearReport: (told: CheckoutSession) => order.set(heardAgain(order.now(), told)),
      decideLateMoney: (choice: LateChoice) => void decideLateMoney(choice),
      startAnew: () => {
        page.tell({ kind: 'RESET', unfinished: null });
        order.set(NO_ORDER);
        told.set(NO_PARTICULARS);
        choice.clear();
        clearMessages();
      },
    },
  };
}

export type OngoingPayment = ReturnType<typeof usePayment>;

import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { of } from 'rxjs';
import type { SessionOnSale } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { BeginCheckout } from '#application/sale/begin-checkout.ts';
import { ChooseLateMoney } from '#application/sale/choose-late-money.ts';
import { ChooseTickets } from '#application/sale/choose-tickets.ts';
import { LeaveCheckout } from '#application/sale/leave-checkout.ts';
import { LookAtCart } from '#application/sale/look-at-cart.ts';
import { type OpenedPaymentPage, OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import { PayByBankTransfer } from '#application/sale/pay-by-bank-transfer.ts';
import type { CartLine } from '#application/sale/ports/cart.ts';
import type { AttendeeDetails, CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { ResumeCheckout } from '#application/sale/resume-checkout.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import { numberOfForms } from '#domain/event/questionnaire/form.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { DEFAULT_PAYMENT_METHOD } from '#domain/money/payment/payment-method.ts';
import { attendeesForPlaces } from '#domain/sale/checkout/attendees.ts';
import { backToSelection } from '#domain/sale/checkout/back-to-selection.ts';
import { resumedPage, startOver, unfinishedOf } from '#domain/sale/checkout/page-entry.ts';
import { EMPTY_FORM } from '#domain/sale/checkout/payment-page.ts';
import { keepsPolling } from '#domain/sale/checkout/result-status.ts';
import { nextStep } from '#domain/sale/checkout/steps.ts';
import { payAction } from '#domain/sale/checkout/submit-actions.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { Place } from '#ui/screens/event/questionnaire/questionnaire.view.ts';
import type { RegisteredPlace } from '#ui/screens/event/questionnaire/use-questionnaire.ts';
import { useMoment } from '#ui/screens/moment.view.ts';
import { attendeeForms, firstAttendeeProblem, trimmed } from './attendee.view.ts';
import { first, heardCart, heardSession, type PaymentState, type PaymentStep, patch } from './payment-state.ts';
import { heldSummary, loweredChoice, pickRows, previewSummary, wantedLines } from './selection.view.ts';
import { shownTrouble, type TroublePlace } from './trouble.view.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useOrderNews } from './use-order-news.ts';
import { useResuming } from './use-resuming.ts';

/** Everything that the payment page of one session knows and can do. The component only shows it. */
export function usePayment(opened: OpenedPaymentPage) {
  const locale = useLocale();
  const session = useSession();
  const requireSignIn = useRequireSignIn();
  const chooseTickets = useUseCase(ChooseTickets);
  const beginCheckout = useUseCase(BeginCheckout);
  const payByBankTransfer = useUseCase(PayByBankTransfer);
  const resumeCheckout = useUseCase(ResumeCheckout);
  const leaveCheckout = useUseCase(LeaveCheckout);
  const lookAtCart = useUseCase(LookAtCart);
  const chooseLateMoney = useUseCase(ChooseLateMoney);
  const openPaymentPage = useUseCase(OpenPaymentPage);
  const watchStock = useUseCase(WatchStock);

  const counter = opened.session;
  const { event } = counter;
  const [state, apply] = useReducer(patch, opened, first);
  // What is decided after an answer must see what happened while it was awaited.
  const latest = useRef(state);
  latest.current = state;
  const set = (change: Partial<PaymentState>) => {
    latest.current = { ...latest.current, ...change };
    apply(change);
  };
  const entered = useResuming(counter.id, state.started);
  /** What was answered for each place of these lines, and who pays for them. */
  const questioned = useRef<{
    readonly lines: readonly CartLine[];
    readonly signedIn: Account | null;
    answers: readonly SubmittedAnswers[] | null;
  } | null>(null);
  const account: Account | null = session.kind === 'SIGNED_IN' ? session.account : null;

  const live = state.freshSessions?.find((one) => one.id === counter.id) ?? counter;
  const moment = useMoment(opened.now);
  const rows = pickRows(live, state.quantities, state.cart?.value ?? [], moment);
  const held = state.cart?.value ?? [];
  const summary =
    state.step === 'SELECT_TICKET'
      ? previewSummary(rows, state.donation.amount)
      : heldSummary(held, state.donation.amount);
  const forms = attendeeForms(state.attendees, account, numberOfForms(summary.tickets, event.formPerTicket));

  // ---- What was here before -------------------------------------------------------------------------------------
  const asking = useRef(false);
  useEffect(() => {
    if (session.kind === 'UNKNOWN' || latest.current.started || asking.current) return;
    asking.current = true;
    const entry = entered();
    void resumeCheckout({
      ...entry,
      fresh: entry.fresh && entry.checkoutSessionId === null,
      signedIn: session.kind === 'SIGNED_IN',
    }).then((answer) => {
      asking.current = false;
      if (!answer.ok) {
        set({ started: true, trouble: shownTrouble(answer.refusal, 'TICKETS', locale) });
        return;
      }
      const { draft, lines, session: begun, unfinished } = answer.value;
      set({
        started: true,
        unfinished,
        cart: lines.length === 0 ? null : heardCart(lines, false),
        ...(draft === null
          ? {}
          : {
              quantities: draft.quantities,
              donation: draft.donation,
              donationAsked: draft.donationAsked,
              donationSaved: draft.donationSaved,
              policyAgreed: draft.policyAgreed,
              attendees: draft.attendees,
            }),
        ...whereItStands(draft?.step ?? 'SELECT_TICKET', lines, begun),
      });
    });
  });

  function whereItStands(
    kept: PaymentStep,
    lines: readonly CartLine[],
    begun: CheckoutSession | null,
  ): Partial<PaymentState> {
    const checkout = begun === null ? null : { status: begun.status, transferable: begun.transfer !== null };
    const page = resumedPage(kept, lines.length > 0, checkout);
    const goesOn = { step: page.at, session: begun === null ? null : heardSession(begun) };
    switch (page.at) {
      case 'SELECT_TICKET':
        return {
          step: page.at,
          ...(page.holdExpired ? { trouble: shownTrouble({ code: 'HOLD_EXPIRED' }, 'TICKETS', locale) } : {}),
        };
      case 'CHECKOUT':
        return page.paying ? { ...goesOn, transfer: begun?.transfer ?? null, dialog: 'TRANSFER' } : goesOn;
      case 'RESULT':
        return { ...goesOn, transfer: begun?.transfer ?? null };
    }
  }

  useKeptDraft(entered, state);

  // ---- Stock while choosing -------------------------------------------------------------------------------------
  const choosing = state.started && state.step === 'SELECT_TICKET';
  const stock$ = useMemo(
    () => (choosing ? watchStock(event.id, 'FULL') : of<readonly SessionOnSale[] | null>(null)),
    [choosing, watchStock, event.id],
  );
  const stock = useStream<readonly SessionOnSale[] | null>(stock$, null);
  const hearStock = useEffectEvent((sessions: readonly SessionOnSale[]) => {
    const fresh = sessions.find((one) => one.id === counter.id);
    const wanted = latest.current.quantities;
    const lowered =
      fresh === undefined
        ? null
        : loweredChoice(pickRows(fresh, wanted, latest.current.cart?.value ?? [], opened.now), wanted);
    set({
      freshSessions: sessions,
      ...(lowered === null
        ? {}
        : {
            quantities: lowered.quantities,
            notice: { kind: 'ADJUSTED' as const, ticketId: lowered.ticketId, to: lowered.to },
          }),
    });
  });
  useEffect(() => {
    if (stock !== null) hearStock(stock);
  }, [stock]);

  // ---- What becomes of the order --------------------------------------------------------------------------------
  const { heard, link } = useOrderNews(state);
  useEffect(() => {
    if (heard === null) return;
    const settled = !keepsPolling(heard.status);
    apply({ session: heardSession(heard), ...(heard.transfer === null ? {} : { transfer: heard.transfer }) });
    if (settled) apply({ step: 'RESULT', dialog: null });
  }, [heard]);

  // ---- Acts -----------------------------------------------------------------------------------------------------
  function stumble(trouble: Trouble, asked: TroublePlace): void {
    const shown = shownTrouble(trouble, asked, locale);
    const { ticketId } = shown;
    // Seats that somebody else has are nobody's choice any more.
    const gone = trouble.code === 'INVALID_SEAT' ? (trouble.seatIds ?? []) : [];
    const kept = Object.entries(latest.current.seats).map(
      ([id, seats]) => [id, seats.filter((seat) => !gone.includes(seat))] as const,
    );
    const change: Partial<PaymentState> = {
      busy: null,
      trouble: shown,
      ...(gone.length === 0 ? {} : { seats: Object.fromEntries(kept) }),
    };
    const adjusted = (to: number): Partial<PaymentState> =>
      ticketId === null
        ? {}
        : { quantities: { ...latest.current.quantities, [ticketId]: to }, notice: { kind: 'ADJUSTED', ticketId, to } };
    const setback =
      trouble.code === 'UNREACHABLE'
        ? null
        : backToSelection(trouble, rows.find((row) => row.ticket.id === ticketId)?.step ?? 1);
    if (setback === null) {
      set(change);
      return;
    }
    const { lowerTo, placesLost } = setback;
    set({
      ...change,
      step: 'SELECT_TICKET',
      ...(lowerTo === null ? {} : adjusted(lowerTo)),
      ...(placesLost ? { cart: null, session: null, transfer: null, dialog: null } : {}),
    });
    // Somebody was faster: the figures on the page are old.
    if (trouble.code === 'SOLD_OUT') void readStock();
  }

  /** What is left as of now. */
  async function readStock(): Promise<void> {
    const answer = await openPaymentPage(counter.id).catch(() => null);
    if (answer?.ok === true) set({ freshSessions: [answer.value.session] });
  }

  const setting = { questionnaire: false, donationEnabled: event.donationEnabled, hasPolicy: event.policy !== null };
  const entriesOf = (now: PaymentState) => ({
    numberOfTickets: summary.tickets,
    donation: dong(now.donation.amount),
    donationAsked: now.donationAsked,
    policyAgreed: now.policyAgreed,
    formsValid: true,
    invoiceComplete: true,
    finalPrice: summary.final,
  });

  /** [S5-18] [S4-30] [S2.10-15] */
  async function next(): Promise<void> {
    const now = latest.current;
    if (now.busy !== null || !now.started) return;
    set({ trouble: null, notice: null, attendeeProblem: null });
    const move = nextStep('SELECT_TICKET', entriesOf(now), setting);
    if (!move.ok)
      return stumble(
        move.refusal === 'NO_TICKET' ? { code: 'SHOPPING_ITEMS_EMPTY' } : { code: 'POLICY_NOT_AGREED' },
        'TICKETS',
      );
    if (move.value.kind === 'ASK_DONATION') return set({ dialog: 'DONATION' });
    await choose();
  }

  async function choose(): Promise<void> {
    if (latest.current.busy !== null) return;
    set({ busy: 'CHOOSING', dialog: null });
    const wasSignedIn = account !== null;
    const signedIn = await requireSignIn({ closeable: false });
    if (signedIn === null) return set({ busy: null });
    if (!wasSignedIn && (await meetUnfinished())) return;
    const chosen = await chooseTickets({
      sectionEventId: counter.id,
      wanted: wantedLines(rows, latest.current.seats),
      held: latest.current.cart?.value ?? [],
    });
    if (!chosen.ok) return stumble(chosen.refusal, 'TICKETS');
    const same = chosen.value === latest.current.cart?.value;
    set({ acceptedPrice: null, ...(same ? {} : { cart: heardCart(chosen.value, true) }) });
    const { tickets, final } = heldSummary(chosen.value, latest.current.donation.amount);
    // The dialog of the donation was passed before; what is asked is where these places lead.
    const move = nextStep(
      'SELECT_TICKET',
      { ...entriesOf(latest.current), donationAsked: true, numberOfTickets: tickets, finalPrice: final },
      setting,
    );
    set({ busy: null, ...(move.ok && move.value.kind === 'STEP' ? { step: 'CHECKOUT' } : {}) });
    if (move.ok && move.value.kind === 'SUBMIT') await pay(chosen.value, signedIn);
  }

  /**
   * Somebody who has just signed in may have an order of this session that waits for money: it is offered before
   * another is begun.
   */
  async function meetUnfinished(): Promise<boolean> {
    const before = await resumeCheckout({ ...entered(), fresh: false, signedIn: true, checkoutSessionId: null });
    if (!before.ok || before.value.unfinished === null) return false;
    set({ busy: null, unfinished: before.value.unfinished });
    return true;
  }

  /** [S4-31] [S4-32] [S4-33] [S4-34] [S4-38] */
  async function pay(
    lines: readonly CartLine[] = latest.current.cart?.value ?? [],
    signedIn: Account | null = account,
  ): Promise<void> {
    const now = latest.current;
    if (now.busy !== null) return;
    set({ trouble: null, notice: null, attendeeProblem: null });
    const move = nextStep('CHECKOUT', entriesOf(now), setting);
    if (!move.ok) return stumble({ code: 'POLICY_NOT_AGREED' }, 'POLICY');
    const total = heldSummary(lines, now.donation.amount);
    const attendees = attendeeForms(now.attendees, signedIn, numberOfForms(total.tickets, event.formPerTicket)).map(
      trimmed,
    );
    const problem = firstAttendeeProblem(attendees);
    if (problem !== null)
      return set({
        attendeeProblem: problem,
        ...(now.step === 'SELECT_TICKET' ? { notice: { kind: 'CHECK_DETAILS' } } : {}),
      });
    if (event.questionnaire && (questioned.current?.answers == null || questioned.current.lines !== lines)) {
      questioned.current = { lines, signedIn, answers: null };
      return set({ dialog: 'QUESTIONS', places: placesOf(lines) });
    }
    set({ busy: 'PAYING' });
    const answers = questioned.current?.answers ?? null;
    const begun = await beginCheckout({
      eventId: event.id,
      sectionEventId: counter.id,
      lines,
      attendees:
        answers === null
          ? attendees
          : attendeesForPlaces(attendees, answers.length, event.formPerTicket).map((attendee, at) => ({
              ...attendee,
              answers: answers[at] ?? {},
            })),
      formPerTicket: event.formPerTicket || answers !== null,
      donation: { amount: dong(now.donation.amount), message: now.donation.message },
      donationSaved: now.donationSaved,
      policyAgreed: now.policyAgreed,
      shownPrice: dong(now.acceptedPrice ?? total.final),
    });
    if (!begun.ok) {
      // The questions are other ones since: they are asked anew.
      if (begun.refusal.code === 'ANSWERS_INCOMPLETE') questioned.current = null;
      return stumble(begun.refusal, 'PAY');
    }
    const { session: checkout, donationLost } = begun.value;
    set({
      session: heardSession(checkout),
      donationSaved: now.donation.amount > 0 && !donationLost,
      ...(donationLost ? { donation: EMPTY_FORM.donation, notice: { kind: 'DONATION_LOST' } } : {}),
    });
    if (payAction(checkout.price, DEFAULT_PAYMENT_METHOD) === 'SHOW_RESULT') return set({ busy: null, step: 'RESULT' });
    const transfer = await payByBankTransfer(checkout.id);
    if (!transfer.ok) return stumble(transfer.refusal, 'PAY');
    set({ busy: null, transfer: transfer.value, dialog: 'TRANSFER' });
  }

  const placesOf = (lines: readonly CartLine[]): readonly Place[] =>
    lines.flatMap(({ ticketId, quantity }) => {
      const mode = rows.find((row) => row.ticket.id === ticketId)?.ticket.mode ?? 'ONSITE';
      return Array.from({ length: quantity }, (): Place => ({ ticketTypeId: ticketId, mode }));
    });

  /** [S4-28] */
  function register(filled: readonly RegisteredPlace[]): void {
    const known = questioned.current;
    if (known === null) return;
    questioned.current = { ...known, answers: filled.map(({ attendee }) => attendee.answers ?? {}) };
    set({ dialog: null });
    void pay(known.lines, known.signedIn);
  }

  async function leave(): Promise<void> {
    const now = latest.current;
    if (now.busy !== null) return;
    set({ busy: 'LEAVING', trouble: null });
    const act = startOver(unfinishedOf(now.session?.value ?? null));
    const left = await leaveCheckout(counter.id, act.kind === 'RESET' ? act.cancel : null);
    if (!left.ok) return stumble(left.refusal, 'TICKETS');
    set({ ...first(opened), started: true, freshSessions: now.freshSessions });
  }

  async function holdEnded(): Promise<void> {
    if (latest.current.busy !== null || latest.current.transfer !== null) return;
    const still = await lookAtCart(counter.id);
    if (still.ok && still.value.length > 0) return set({ cart: heardCart(still.value, false) });
    if (still.ok) stumble({ code: 'HOLD_EXPIRED' }, 'TICKETS');
  }

  async function decideLateMoney(choice: LateChoice): Promise<void> {
    const known = latest.current.session?.value;
    if (known === undefined || latest.current.busy !== null) return;
    set({ busy: 'PAYING', trouble: null });
    const chosen = await chooseLateMoney(known.id, choice);
    if (!chosen.ok) return stumble(chosen.refusal, 'PAY');
    set({ busy: null, session: heardSession(chosen.value) });
  }

  return {
    state,
    account,
    rows,
    summary,
    forms,
    link,
    act: {
      setQuantity: (ticketId: string, quantity: number) => {
        const row = rows.find((one) => one.ticket.id === ticketId);
        if (row === undefined) return;
        const over = quantity > row.max;
        set({
          quantities: { ...latest.current.quantities, [ticketId]: Math.max(0, Math.min(quantity, row.max)) },
          notice: over ? { kind: 'AT_MAX', ticketId, max: row.max } : null,
          trouble: null,
        });
      },
      setSeats: (ticketId: string, seatIds: readonly string[]) =>
        set({ seats: { ...latest.current.seats, [ticketId]: seatIds }, trouble: null }),
      setDonation: (donation: PaymentState['donation']) => set({ donation, acceptedPrice: null, trouble: null }),
      /** The way goes on with `next`, when the dialog is gone. */
      answerDonation: (donation: PaymentState['donation'] | null) =>
        set({ donationAsked: true, dialog: null, ...(donation === null ? {} : { donation, acceptedPrice: null }) }),
      agree: (policyAgreed: boolean) =>
        set({ policyAgreed, trouble: latest.current.trouble?.place === 'POLICY' ? null : latest.current.trouble }),
      setAttendee: (index: number, attendee: AttendeeDetails) =>
        set({ attendees: forms.map((form, at) => (at === index ? attendee : form)), attendeeProblem: null }),
      register,
      leaveQuestions: () => set({ dialog: null }),
      next: () => void next(),
      pay: () => void pay(),
      back: () => set({ step: 'SELECT_TICKET', trouble: null, notice: null }),
      acceptPrice: () => {
        const trouble = latest.current.trouble?.trouble;
        if (trouble?.code !== 'PRICE_CHANGED') return;
        set({ acceptedPrice: trouble.price });
        void pay();
      },
      signIn: () => void requireSignIn({ closeable: false }).then((who) => who !== null && set({ trouble: null })),
      showTransfer: () => set({ dialog: 'TRANSFER' }),
      hideTransfer: () => set({ dialog: null, step: 'RESULT' }),
      continueUnfinished: () => {
        const { unfinished } = latest.current;
        if (unfinished === null) return;
        set({
          unfinished: null,
          session: heardSession(unfinished),
          transfer: unfinished.transfer,
          step: 'RESULT',
          dialog: 'TRANSFER',
        });
      },
      leaveUnfinished: () => set({ unfinished: null }),
      /** A payment of this session is under way somewhere: the order is looked for and offered. */
      findUnfinished: () => void meetUnfinished().then((found) => found && set({ trouble: null })),
      leave: () => void leave(),
      holdEnded: () => void holdEnded(),
      decideLateMoney: (choice: LateChoice) => void decideLateMoney(choice),
      startAnew: () => set({ ...first(opened), started: true, freshSessions: latest.current.freshSessions }),
    },
  };
}

export type OngoingPayment = ReturnType<typeof usePayment>;

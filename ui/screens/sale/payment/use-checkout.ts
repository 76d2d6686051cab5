import type { Account } from '#application/people/ports/profile-desk.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { OpenedPaymentPage } from '#application/sale/open-payment-page.ts';
import type { CartLine } from '#application/sale/ports/cart.ts';
import type { AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import type { DraftedAnswers } from '#application/sale/ports/checkout-drafts.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import { numberOfForms } from '#domain/event/questionnaire/form.ts';
import { type Dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { backToSelection } from '#domain/sale/checkout/back-to-selection.ts';
import {
  decidePaymentPage,
  type NextFacts,
  type PaymentPageCommand,
  type PaymentPageProblem,
} from '#domain/sale/checkout/decide-payment-page.ts';
import { checkInvoice } from '#domain/sale/checkout/invoice.ts';
import {
  evolvePaymentPage,
  formOf,
  PAGE_OPENED,
  type PageForm,
  type PaymentPage,
  shownStep,
} from '#domain/sale/checkout/payment-page.ts';
import type { CheckoutSetting } from '#domain/sale/checkout/steps.ts';
import { useCurrent } from '#ui/bindings/use-current.ts';
import { useDecider } from '#ui/bindings/use-decider.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { type AttendeeProblem, attendeeForms, attendeeProblems, trimmed } from './attendee.view.ts';
import { type PricedOrder, useCards } from './cards/use-cards.ts';
import { linesKey, linesOf, NO_ORDER, type OrderFacts } from './order-facts.ts';
import { type Deductions, heldSummary, NO_DEDUCTIONS, previewSummary, type Summary } from './tickets/selection.view.ts';
import { useTicketChoice } from './tickets/use-ticket-choice.ts';
import { type Asked, type ShownTrouble, shownTrouble, type TroublePlace } from './trouble/trouble.view.ts';

type Messages = {
  readonly trouble: ShownTrouble | null;
  readonly attendeeProblems: readonly AttendeeProblem[];
  readonly donationLost: boolean;
  readonly invoiceLost: boolean;
};
const NO_MESSAGES: Messages = { trouble: null, attendeeProblems: [], donationLost: false, invoiceLost: false };

type Particulars = {
  readonly attendees: readonly AttendeeDetails[];
  /** Valid only for the tickets that `linesKey` names. */
  readonly answered: { readonly lines: string; readonly answers: readonly SubmittedAnswers[] } | null;
  /** Answers typed so far, kept at every change. */
  readonly drafted: DraftedAnswers | null;
  /** A changed price that the buyer accepted. */
  readonly acceptedPrice: number | null;
  /** A donation is saved on the server, so removing it must be saved too. */
  readonly donationSaved: boolean;
  /** What the entered code takes off; valid only for the tickets that `linesKey` names. */
  readonly worth: { readonly lines: string; readonly code: string; readonly off: Dong } | null;
  /** Points and the balance of the wallet to use. */
  readonly wanted: Deductions;
};
export const NO_PARTICULARS: Particulars = {
  attendees: [],
  answered: null,
  drafted: null,
  acceptedPrice: null,
  donationSaved: false,
  worth: null,
  wanted: NO_DEDUCTIONS,
};

export function useCheckout(opened: OpenedPaymentPage) {
  const { event } = opened.session;
  const session = useSession();
  const account: Account | null = session.kind === 'SIGNED_IN' ? session.account : null;
  const setting: CheckoutSetting = {
    questionnaire: event.questionnaire,
    donationEnabled: event.donationEnabled,
    hasPolicy: event.policy !== null,
  };
  const page = useDecider({
    first: PAGE_OPENED,
    decide: (at: PaymentPage, command: PaymentPageCommand) => decidePaymentPage(at, command, setting),
    evolve: evolvePaymentPage,
  });
  const cards = useCards();
  const order = useCurrent<OrderFacts>(NO_ORDER);
  const told = useCurrent<Particulars>(NO_PARTICULARS);
  const said = useCurrent<Messages>(NO_MESSAGES);
  const step = shownStep(page.state);
  const choosing = page.state.at !== 'ENTRANCE' && step === 'SELECT_TICKET';
  const choice = useTicketChoice({ opened, account, held: linesOf(order.value), choosing });

  const codeFor = (lines: readonly CartLine[]) => {
    const { worth } = told.now();
    return worth?.lines === linesKey(lines) && worth.code === formOf(page.now()).promoCode ? worth : null;
  };
  const pricedFor = (lines: readonly CartLine[]): PricedOrder => {
    const { donation } = formOf(page.now());
    const code = codeFor(lines)?.code ?? null;
    const key = JSON.stringify([linesKey(lines), code, donation.amount]);
    return { eventId: event.id, sectionEventId: opened.session.id, code, donation: donation.amount, key };
  };
  /** The chosen card where its bank's promotion lowers the price, else null. */
  const cardFor = (lines: readonly CartLine[]) => {
    const { card } = cards.offer.now();
    const pays = formOf(page.now()).method === 'Stripe';
    return pays && card !== null && card.off > 0 && card.key === pricedFor(lines).key ? card : null;
  };
  const summaryOfHeld = (lines: readonly CartLine[], donation: number): Summary =>
    heldSummary(lines, donation, plus(codeFor(lines)?.off ?? ZERO, cardFor(lines)?.off ?? ZERO), told.now().wanted);
  const summaryOf = (at: PaymentPage, facts: OrderFacts): Summary => {
    const { amount } = formOf(at).donation;
    return shownStep(at) === 'SELECT_TICKET'
      ? previewSummary(choice.rows, amount)
      : summaryOfHeld(linesOf(facts), amount);
  };
  const summary = summaryOf(page.state, order.value);
  const peopleFor = (tickets: number, who: Account | null): readonly AttendeeDetails[] =>
    attendeeForms(told.now().attendees, who, numberOfForms(tickets, event.formPerTicket));
  const problemsOf = (of: Summary, who: Account | null): readonly AttendeeProblem[] =>
    attendeeProblems(peopleFor(of.tickets, who).map(trimmed), event.generalInfo);
  const answersFor = (lines: readonly CartLine[]): readonly SubmittedAnswers[] | null => {
    const { answered } = told.now();
    return answered?.lines === linesKey(lines) ? answered.answers : null;
  };

  function factsFor(of: Summary, who: Account | null): NextFacts {
    return {
      numberOfTickets: of.tickets,
      finalPrice: of.final,
      formsValid: !event.questionnaire || answersFor(linesOf(order.now())) !== null,
      attendeesComplete: problemsOf(of, who).length === 0,
    };
  }

  function refuse(problem: PaymentPageProblem, of: Summary, who: Account | null): void {
    const say = (code: 'SHOPPING_ITEMS_EMPTY' | 'POLICY_NOT_AGREED', at: TroublePlace) =>
      said.set({ ...NO_MESSAGES, trouble: shownTrouble({ code }, at) });
    if (problem === 'NO_TICKET') say('SHOPPING_ITEMS_EMPTY', 'TICKETS');
    else if (problem === 'POLICY_NOT_AGREED') say('POLICY_NOT_AGREED', 'POLICY');
    else if (problem === 'INVOICE_INCOMPLETE') {
      const invoice = checkInvoice(formOf(page.now()).invoice);
      if (!invoice.ok) said.set({ ...NO_MESSAGES, trouble: shownTrouble(invoice.refusal, 'INVOICE') });
    } else if (problem === 'FORMS_INVALID') said.set(NO_MESSAGES);
    else if (problem === 'ATTENDEES_INCOMPLETE') said.set({ ...NO_MESSAGES, attendeeProblems: problemsOf(of, who) });
  }

  /** Takes the page back as far as needed. [S5-18] */
  function showFailure(trouble: Trouble, asked: Asked): void {
    const shown = shownTrouble(trouble, asked);
    const row = choice.rows.find(({ ticket }) => ticket.id === shown.ticketId);
    const setback = trouble.code === 'UNREACHABLE' ? null : backToSelection(trouble, row?.step ?? 1);
    page.tell({ kind: 'FAIL', setback });
    said.set({ ...NO_MESSAGES, trouble: shown });
    if (trouble.code === 'INVALID_SEAT') choice.dropSeats(trouble.seatIds ?? []);
    if (setback?.lowerTo != null && shown.ticketId !== null) choice.lower(shown.ticketId, setback.lowerTo);
    if (setback?.placesLost === true) order.set(NO_ORDER);
    // The code is out of the price before the buyer tries again.
    if (trouble.code === 'PROMOTION_NOT_APPLIED' || trouble.code === 'PROMOTION_CODE_INVALID') dropCode();
    // What another order took is dropped, too.
    const short = trouble.code === 'BALANCE_TOO_LOW' ? trouble.unit : null;
    const wrong = trouble.code === 'INVALID_INPUT' ? trouble.field : null;
    if (short === 'POINT' || wrong === 'points') payWith({ points: NO_POINTS });
    if (short === 'VND' || wrong === 'wallet') payWith({ wallet: ZERO });
    // The shown stock is out of date.
    if (trouble.code === 'SOLD_OUT') void choice.readStock();
  }

  const fillIn = (changed: Partial<PageForm>) =>
    page.tell({ kind: 'FILL_IN', form: { ...formOf(page.now()), ...changed } });
  const payWith = (changed: Partial<Deductions>) =>
    told.set({ ...told.now(), wanted: { ...told.now().wanted, ...changed }, acceptedPrice: null });
  const dropCode = () => {
    told.set({ ...told.now(), worth: null, acceptedPrice: null });
    fillIn({ promoCode: null });
  };

  return {
    opened,
    account,
    session,
    page,
    cards,
    step,
    order,
    told,
    said,
    choice,
    summary,
    summaryOf,
    summaryOfHeld,
    peopleFor,
    answersFor,
    codeFor,
    cardFor,
    pricedFor,
    factsFor,
    refuse,
    showFailure,
    clearMessages: () => {
      said.set(NO_MESSAGES);
      choice.clearNotice();
    },
    fillIn,
    dropCode,
    payWith,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

import type { Account } from '#application/people/ports/profile-desk.ts';
import { BeginCheckout } from '#application/sale/begin-checkout.ts';
import { ChooseTickets } from '#application/sale/choose-tickets.ts';
import { ShareHold } from '#application/sale/share-hold.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { attendeesForPlaces } from '#domain/sale/checkout/attendees.ts';
import { checkInvoice } from '#domain/sale/checkout/invoice.ts';
import type { PageForm } from '#domain/sale/checkout/payment-page.ts';
import { payAction } from '#domain/sale/checkout/submit-actions.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { trimmed } from './attendee.view.ts';
import { endsAttempt, usePaying } from './methods/use-paying.ts';
import { heardCart, heardSession, linesOf } from './order-facts.ts';
import { signInActOf } from './payment.view.ts';
import { wantedLines } from './tickets/selection.view.ts';
import { shownTrouble } from './trouble/trouble.view.ts';
import type { Checkout } from './use-checkout.ts';

const methodOf = ({ method }: PageForm): PaymentMethod => method ?? DEFAULT_PAYMENT_METHOD;

/** Runs what the page's rule starts. */
export function useBuying(checkout: Checkout, offerUnfinished: () => Promise<boolean>) {
  const { opened, account, page, cards, order, told, said, choice } = checkout;
  const { factsFor, summaryOf, summaryOfHeld, peopleFor, answersFor, codeFor, cardFor, refuse, showFailure } = checkout;
  const { session: counter } = opened;
  const { event } = counter;
  const requireSignIn = useRequireSignIn();
  const chooseTickets = useUseCase(ChooseTickets);
  const beginCheckout = useUseCase(BeginCheckout);
  const pay = usePaying(cards);
  const { tellChanged } = useUseCase(ShareHold);

  /** [S5-18] [S4-30] [S2.10-15] */
  async function next(): Promise<void> {
    const summary = summaryOf(page.now(), order.now());
    const at = page.now();
    const byCard =
      at.at === 'STEP' && at.step === 'CHECKOUT' && payAction(summary.final, methodOf(at.form)) === 'CONFIRM_CARD';
    // The price may fall.
    if (byCard && cards.offer.now().asking) return;
    if (byCard && !cards.ready()) return checkout.clearMessages();
    const decided = page.tell({ kind: 'NEXT', facts: factsFor(summary, account) });
    if (!decided.ok) return refuse(decided.refusal, summary, account);
    checkout.clearMessages();
    await goOn(account);
  }

  async function goOn(who: Account | null): Promise<void> {
    const { at } = page.now();
    if (at === 'HOLDING') await hold();
    if (at === 'SUBMITTING') await submit(who);
  }

  async function hold(): Promise<void> {
    const wasSignedIn = account !== null;
    const signedIn = await requireSignIn({ closeable: false, act: signInActOf(counter.id) });
    if (signedIn === null) return void page.tell({ kind: 'FAIL', setback: null });
    if (!wasSignedIn && (await offerUnfinished())) return;
    const held = linesOf(order.now());
    const wanted = wantedLines(choice.rows, choice.seats);
    const chosen = await chooseTickets({ sectionEventId: counter.id, wanted, held });
    if (!chosen.ok) return showFailure(chosen.refusal, 'CART');
    // Nothing was added, and nothing was refused. [S8-05]
    if (chosen.value.length === 0 && wanted.length > 0) return void page.tell({ kind: 'FAIL', setback: null });
    if (chosen.value !== held) {
      order.set({ ...order.now(), cart: heardCart(chosen.value, true) });
      tellChanged(counter.id);
      told.set({ ...told.now(), acceptedPrice: null });
    }
    const now = page.now();
    if (now.at !== 'HOLDING') return;
    const summary = summaryOfHeld(chosen.value, now.form.donation.amount);
    const decided = page.tell({ kind: 'HELD', facts: factsFor(summary, signedIn) });
    if (decided.ok) return goOn(signedIn);
    page.tell({ kind: 'FAIL', setback: null });
    refuse(decided.refusal, summary, signedIn);
  }

  /** [S4-31] [S4-32] [S4-33] [S4-34] [S4-38] */
  async function submit(who: Account | null): Promise<void> {
    const now = page.now();
    if (now.at !== 'SUBMITTING') return;
    const { donation, policyAgreed, invoice } = now.form;
    const method = methodOf(now.form);
    const billing = checkInvoice(invoice);
    const { acceptedPrice, donationSaved } = told.now();
    const lines = linesOf(order.now());
    const total = summaryOfHeld(lines, donation.amount);
    const people = peopleFor(total.tickets, who).map(trimmed);
    const answers = answersFor(lines);
    const begun = await beginCheckout({
      eventId: event.id,
      sectionEventId: counter.id,
      lines,
      attendees:
        answers === null
          ? people
          : attendeesForPlaces(people, answers.length, event.formPerTicket).map((attendee, at) => ({
              ...attendee,
              answers: answers[at] ?? {},
            })),
      formPerTicket: event.formPerTicket || answers !== null,
      donation,
      donationSaved,
      policyAgreed,
      invoice: billing.ok && total.final > 0 ? billing.value : null,
      shownPrice: dong(acceptedPrice ?? total.final),
      code: codeFor(lines)?.code ?? null,
      cardId: cardFor(lines)?.cardId ?? null,
      points: total.points,
      wallet: total.wallet,
    });
    if (!begun.ok) {
      // The organiser has changed the questions.
      if (begun.refusal.code === 'ANSWERS_INCOMPLETE') told.set({ ...told.now(), answered: null });
      return showFailure(begun.refusal, 'PAY');
    }
    const { session, donationLost, invoiceLost } = begun.value;
    order.set({ ...order.now(), session: heardSession(session) });
    told.set({ ...told.now(), donationSaved: donation.amount > 0 && !donationLost });
    said.set({ ...said.now(), donationLost, invoiceLost });
    if (invoiceLost) return void page.tell({ kind: 'FAIL', setback: null });
    page.tell({
      kind: 'CHECKOUT_BEGUN',
      checkoutSessionId: session.id,
      price: session.price,
      method,
      donationLost,
    });
    if (page.now().at !== 'PAYING') return tellChanged(counter.id);
    const paying = await pay(session, method);
    tellChanged(counter.id);
    if (paying.ok) {
      order.set({ ...order.now(), session: heardSession(paying.value) });
      const by = payAction(session.price, method);
      if (by === 'CONFIRM_CARD' || by === 'SHOW_MANUAL' || by === 'PAY_FROM_WALLET')
        page.tell({ kind: 'PAYMENT_MADE' });
      return;
    }
    if (!endsAttempt(paying.refusal, session.price, method)) return showFailure(paying.refusal, 'PAY');
    // The order stays, and its result offers to pay it again.
    order.set({ ...order.now(), failedBy: method });
    page.tell({ kind: 'PAYMENT_MADE' });
    // A refused card is told by its panel.
    if (paying.refusal.code !== 'CARD_REFUSED')
      said.set({ ...said.now(), trouble: shownTrouble(paying.refusal, 'PAY') });
  }

  return {
    next,
    answerDonation: (donation: PageForm['donation'] | null): void => {
      if (donation !== null) told.set({ ...told.now(), acceptedPrice: null });
      const facts = factsFor(summaryOf(page.now(), order.now()), account);
      page.tell({ kind: 'ANSWER_DONATION', donation, facts });
    },
    /** Called once the donation dialog has closed. */
    donationAnswered: (): Promise<void> => (page.now().at === 'HOLDING' ? goOn(account) : next()),
  };
}

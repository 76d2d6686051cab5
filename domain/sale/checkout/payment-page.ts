import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { checkInvoice, type Invoice, NO_INVOICE } from './invoice.ts';
import { onPageEntry, type PageEntry, startOver } from './page-entry.ts';
import { type CheckoutSetting, type FillingStep, nextStep, previousStep, type StepProblem, stepsOf } from './steps.ts';
import { type PayAction, payAction } from './submit-actions.ts';

/** What a buyer has filled in on the page itself; tickets and answers stand with the cart and the questionnaire. */
export type PageForm = {
  readonly promoCode: string | null;
  readonly donation: { readonly amount: Dong; readonly message: string };
  readonly invoice: Invoice;
  readonly policyAgreed: boolean;
  /** The donation dialog was answered or closed: it is not offered a second time. */
  readonly donationAsked: boolean;
};

/** What init and reset come back to. [S4-39] */
export const EMPTY_FORM: PageForm = {
  promoCode: null,
  donation: { amount: ZERO, message: '' },
  invoice: NO_INVOICE,
  policyAgreed: false,
  donationAsked: false,
};

/** Where a buyer stands on the payment page. */
export type PaymentPage =
  /** What was here before is not known yet. */
  | { readonly at: 'ENTRANCE' }
  /** An earlier checkout whose payment was created is offered; nothing is cancelled. */
  | { readonly at: 'UNFINISHED'; readonly checkoutSessionId: string }
  | { readonly at: 'STEP'; readonly step: FillingStep; readonly form: PageForm }
  /** Over step 1. */
  | { readonly at: 'DONATION_DIALOG'; readonly form: PageForm }
  | { readonly at: 'SUBMITTING'; readonly step: FillingStep; readonly form: PageForm }
  /** The checkout has begun and is being paid: a dialog, a card, or away at the gateway. */
  | {
      readonly at: 'PAYING';
      readonly step: FillingStep;
      readonly form: PageForm;
      readonly checkoutSessionId: string;
      readonly by: PayAction;
    }
  /** The result is polled and shown. */
  | { readonly at: 'RESULT'; readonly checkoutSessionId: string };

export type PaymentPageEvent =
  /** Step 1, everything cleared; `cancel` names the checkout session that is given up with it. */
  | { readonly kind: 'RESET'; readonly cancel: string | null }
  | { readonly kind: 'RESUMED'; readonly step: FillingStep; readonly form: PageForm }
  | { readonly kind: 'UNFINISHED_OFFERED'; readonly checkoutSessionId: string }
  | { readonly kind: 'FILLED_IN'; readonly form: PageForm }
  | { readonly kind: 'STEP_TAKEN'; readonly step: FillingStep }
  | { readonly kind: 'DONATION_ASKED' }
  | { readonly kind: 'SUBMIT_STARTED' }
  /** The submit or the payment came to nothing; the buyer stays where it was made. */
  | { readonly kind: 'SUBMIT_FAILED' }
  | { readonly kind: 'PAYMENT_BEGUN'; readonly checkoutSessionId: string; readonly by: PayAction }
  | { readonly kind: 'RESULT_SHOWN'; readonly checkoutSessionId: string };

export const PAGE_OPENED: PaymentPage = { at: 'ENTRANCE' };

export function evolvePaymentPage(page: PaymentPage, event: PaymentPageEvent): PaymentPage {
  const here = { step: 'step' in page ? page.step : FIRST, form: 'form' in page ? page.form : EMPTY_FORM } as const;
  switch (event.kind) {
    case 'RESET':
      return { at: 'STEP', step: FIRST, form: EMPTY_FORM };
    case 'RESUMED':
      return { at: 'STEP', step: event.step, form: event.form };
    case 'UNFINISHED_OFFERED':
      return { at: 'UNFINISHED', checkoutSessionId: event.checkoutSessionId };
    case 'FILLED_IN':
      return { at: 'STEP', step: here.step, form: event.form };
    case 'STEP_TAKEN':
      return { at: 'STEP', step: event.step, form: here.form };
    case 'DONATION_ASKED':
      return { at: 'DONATION_DIALOG', form: { ...here.form, donationAsked: true } };
    case 'SUBMIT_STARTED':
      return { at: 'SUBMITTING', ...here };
    case 'SUBMIT_FAILED':
      return { at: 'STEP', ...here };
    case 'PAYMENT_BEGUN':
      return { at: 'PAYING', ...here, checkoutSessionId: event.checkoutSessionId, by: event.by };
    case 'RESULT_SHOWN':
      return { at: 'RESULT', checkoutSessionId: event.checkoutSessionId };
    default:
      return never(event);
  }
}

const FIRST: FillingStep = 'SELECT_TICKET';

/** What the page knows from elsewhere when Next is pressed. */
export type NextFacts = { readonly numberOfTickets: number; readonly formsValid: boolean; readonly finalPrice: Dong };

type KeptPage = { readonly step: FillingStep; readonly form: PageForm };

export type PaymentPageCommand =
  /**
   * The page is opened. `kept`: what this visit had entered before; `ticketsHeld`: some of its places are still held.
   */
  | { readonly kind: 'OPEN'; readonly entry: PageEntry; readonly kept: KeptPage | null; readonly ticketsHeld: boolean }
  | { readonly kind: 'FILL_IN'; readonly form: PageForm }
  | { readonly kind: 'NEXT'; readonly facts: NextFacts }
  /** null: the dialog was cancelled; the way goes on either way. [S4-25] */
  | { readonly kind: 'ANSWER_DONATION'; readonly donation: PageForm['donation'] | null; readonly facts: NextFacts }
  | { readonly kind: 'BACK' }
  /** The server began the checkout at this price. */
  | {
      readonly kind: 'CHECKOUT_BEGUN';
      readonly checkoutSessionId: string;
      readonly price: Dong;
      readonly method: PaymentMethod;
    }
  /** 'I have transferred', or the card was confirmed: the result is for the server to tell. */
  | { readonly kind: 'PAYMENT_MADE' }
  | { readonly kind: 'FAIL' }
  | { readonly kind: 'RESET'; readonly unfinished: PageEntry['unfinished'] }
  | { readonly kind: 'SHOW_UNFINISHED' }
  | { readonly kind: 'LEAVE_UNFINISHED' };

/** Why a command does nothing here; `NOT_HERE`: the page stands elsewhere. */
export type PaymentPageProblem = StepProblem | 'SUBMITTING' | 'PAYING' | 'NO_WAY_BACK' | 'NOT_HERE';

type Decision = Result<readonly PaymentPageEvent[], PaymentPageProblem>;

/**
 * What a command makes of the page. Every step asks the policy again, so that no way leads past it. [S4-26] … [S4-40]
 */
export function decidePaymentPage(page: PaymentPage, command: PaymentPageCommand, setting: CheckoutSetting): Decision {
  switch (command.kind) {
    case 'OPEN':
      return page.at === 'ENTRANCE'
        ? ok([entered(command.entry, command.kept, command.ticketsHeld, setting)])
        : notHere(page);
    case 'FILL_IN':
      return page.at === 'STEP' ? ok([{ kind: 'FILLED_IN', form: command.form }]) : notHere(page);
    case 'NEXT':
      return page.at === 'STEP' ? next(page.step, page.form, command.facts, setting) : notHere(page);
    case 'ANSWER_DONATION': {
      if (page.at !== 'DONATION_DIALOG') return notHere(page);
      const answered = {
        kind: 'FILLED_IN',
        form: { ...page.form, donation: command.donation ?? page.form.donation },
      } as const;
      const on = next('SELECT_TICKET', answered.form, command.facts, setting);
      return ok([answered, ...(on.ok ? on.value : [])]);
    }
    case 'BACK': {
      if (page.at !== 'STEP') return notHere(page);
      const step = previousStep(page.step, setting);
      return step === null ? refused('NO_WAY_BACK') : ok([{ kind: 'STEP_TAKEN', step }]);
    }
    case 'CHECKOUT_BEGUN': {
      if (page.at !== 'SUBMITTING') return notHere(page);
      const { checkoutSessionId } = command;
      const by = payAction(command.price, command.method);
      return ok([
        by === 'SHOW_RESULT'
          ? { kind: 'RESULT_SHOWN', checkoutSessionId }
          : { kind: 'PAYMENT_BEGUN', checkoutSessionId, by },
      ]);
    }
    case 'PAYMENT_MADE':
      return page.at === 'PAYING'
        ? ok([{ kind: 'RESULT_SHOWN', checkoutSessionId: page.checkoutSessionId }])
        : notHere(page);
    case 'FAIL':
      return page.at === 'SUBMITTING' || page.at === 'PAYING' ? ok([{ kind: 'SUBMIT_FAILED' }]) : notHere(page);
    case 'RESET':
      // A submit may still create what would have to be cancelled.
      if (page.at === 'ENTRANCE' || page.at === 'SUBMITTING') return notHere(page);
      return ok([begun(startOver(command.unfinished))]);
    case 'SHOW_UNFINISHED':
      return page.at === 'UNFINISHED'
        ? ok([{ kind: 'RESULT_SHOWN', checkoutSessionId: page.checkoutSessionId }])
        : notHere(page);
    case 'LEAVE_UNFINISHED':
      return page.at === 'UNFINISHED' ? ok([{ kind: 'RESET', cancel: null }]) : notHere(page);
    default:
      return never(command);
  }
}

function entered(
  entry: PageEntry,
  kept: KeptPage | null,
  ticketsHeld: boolean,
  setting: CheckoutSetting,
): PaymentPageEvent {
  const act = onPageEntry(entry);
  if (act.kind === 'SHOW_RESULT') return { kind: 'RESULT_SHOWN', checkoutSessionId: act.checkoutSessionId };
  if (act.kind !== 'RESUME') return begun(act);
  const goesOn = kept !== null && ticketsHeld && stepsOf(setting).includes(kept.step);
  return { kind: 'RESUMED', step: goesOn ? kept.step : 'SELECT_TICKET', form: kept?.form ?? EMPTY_FORM };
}

const begun = (act: ReturnType<typeof startOver>): PaymentPageEvent =>
  act.kind === 'RESET' ? act : { kind: 'UNFINISHED_OFFERED', checkoutSessionId: act.checkoutSessionId };

function next(
  step: FillingStep,
  form: PageForm,
  facts: NextFacts,
  setting: CheckoutSetting,
): Result<readonly PaymentPageEvent[], StepProblem> {
  const { donationAsked, policyAgreed } = form;
  const entries = {
    ...facts,
    donation: form.donation.amount,
    donationAsked,
    policyAgreed,
    invoiceComplete: checkInvoice(form.invoice).ok,
  };
  const move = nextStep(step, entries, setting);
  if (!move.ok) return move;
  switch (move.value.kind) {
    case 'STEP':
      return ok([{ kind: 'STEP_TAKEN', step: move.value.step }]);
    case 'ASK_DONATION':
      return ok([{ kind: 'DONATION_ASKED' }]);
    case 'SUBMIT':
      return ok([{ kind: 'SUBMIT_STARTED' }]);
    default:
      return never(move.value);
  }
}

/** Another submit is blocked while one is on its way or its payment is. [S4-38] */
const notHere = (page: PaymentPage): Result<never, PaymentPageProblem> =>
  refused(page.at === 'SUBMITTING' || page.at === 'PAYING' ? page.at : 'NOT_HERE');

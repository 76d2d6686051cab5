import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { checkInvoice } from './invoice.ts';
import { onPageEntry, type PageEntry, startAnew } from './page-entry.ts';
import { EMPTY_FORM, type PageForm, type PaymentPage, type PaymentPageEvent } from './payment-page.ts';
import { type CheckoutSetting, type FillingStep, nextStep, previousStep, type StepProblem, stepsOf } from './steps.ts';
import { payAct } from './submit-plan.ts';

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
      const by = payAct(command.price, command.method);
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
      return ok([begun(startAnew(command.unfinished))]);
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

const begun = (act: ReturnType<typeof startAnew>): PaymentPageEvent =>
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

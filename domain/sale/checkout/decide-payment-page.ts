import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { BackToSelection } from './back-to-selection.ts';
import { checkInvoice } from './invoice.ts';
import { type BegunCheckout, onPageEntry, type PageEntry, resumedPage, startOver } from './page-entry.ts';
import { EMPTY_FORM, type PageForm, type PaymentPage, type PaymentPageEvent } from './payment-page.ts';
import {
  type CheckoutSetting,
  type CheckoutStep,
  type FillingStep,
  type NextMove,
  nextStep,
  previousStep,
  type StepProblem,
} from './steps.ts';
import { payAction } from './submit-actions.ts';

export type NextFacts = {
  readonly numberOfTickets: number;
  /** The event's questions are answered for these tickets. */
  readonly formsValid: boolean;
  readonly attendeesComplete: boolean;
  readonly finalPrice: Dong;
};

export type KeptPage = { readonly step: CheckoutStep; readonly form: PageForm };

export type PaymentPageCommand =
  /** `kept`: entered earlier; `ticketsHeld`: some places are still held; `begun`: the visit's checkout. */
  | {
      readonly kind: 'OPEN';
      readonly entry: PageEntry;
      readonly kept: KeptPage | null;
      readonly ticketsHeld: boolean;
      readonly begun: BegunCheckout | null;
    }
  | { readonly kind: 'FILL_IN'; readonly form: PageForm }
  | { readonly kind: 'NEXT'; readonly facts: NextFacts }
  /** Null: the dialog was cancelled; the purchase continues either way. [S4-25] */
  | { readonly kind: 'ANSWER_DONATION'; readonly donation: PageForm['donation'] | null; readonly facts: NextFacts }
  /** `facts`: of the held places and the signed-in buyer. */
  | { readonly kind: 'HELD'; readonly facts: NextFacts }
  | { readonly kind: 'BACK' }
  /** The server began the checkout at this price. */
  | {
      readonly kind: 'CHECKOUT_BEGUN';
      readonly checkoutSessionId: string;
      readonly price: Dong;
      readonly method: PaymentMethod;
      /** The donation could not be saved. */
      readonly donationLost: boolean;
    }
  /** 'I have transferred', the card was confirmed, or the server has settled it. */
  | { readonly kind: 'PAYMENT_MADE' }
  | { readonly kind: 'SHOW_TRANSFER' }
  /** Holding, submitting or paying failed, or the hold ended; null: the buyer may try again at the same step. */
  | { readonly kind: 'FAIL'; readonly setback: BackToSelection | null }
  | { readonly kind: 'RESET'; readonly unfinished: PageEntry['unfinished'] }
  /** The buyer turns out to have an order of this session that is being paid. */
  | { readonly kind: 'OFFER_UNFINISHED'; readonly checkoutSessionId: string }
  | { readonly kind: 'SHOW_UNFINISHED' }
  | { readonly kind: 'LEAVE_UNFINISHED' };

/** NOT_HERE: the command does not apply to this step. */
export type PaymentPageProblem =
  | StepProblem
  | 'ATTENDEES_INCOMPLETE'
  | 'HOLDING'
  | 'SUBMITTING'
  | 'PAYING'
  | 'NO_WAY_BACK'
  | 'NOT_HERE';

type Decision = Result<readonly PaymentPageEvent[], PaymentPageProblem>;

/** Every step asks for the policy again, so it cannot be skipped. [S4-26] … [S4-40] */
export function decidePaymentPage(page: PaymentPage, command: PaymentPageCommand, setting: CheckoutSetting): Decision {
  switch (command.kind) {
    case 'OPEN':
      return page.at === 'ENTRANCE' ? ok(opened(command, setting)) : notHere(page);
    case 'FILL_IN':
      return page.at === 'STEP' || page.at === 'UNFINISHED'
        ? ok([{ kind: 'FILLED_IN', form: command.form }])
        : notHere(page);
    case 'NEXT':
      if (page.at === 'UNFINISHED') return fromChoice(page.form, command.facts, setting);
      if (page.at !== 'STEP') return notHere(page);
      return page.step === 'SELECT_TICKET'
        ? fromChoice(page.form, command.facts, setting)
        : onward(page.step, page.form, command.facts, setting);
    case 'ANSWER_DONATION': {
      if (page.at !== 'DONATION_DIALOG') return notHere(page);
      const answered = {
        kind: 'FILLED_IN',
        form: { ...page.form, donation: command.donation ?? page.form.donation },
      } as const;
      const on = fromChoice(answered.form, command.facts, setting);
      return ok([answered, ...(on.ok ? on.value : [])]);
    }
    case 'HELD':
      return page.at === 'HOLDING' ? onward('SELECT_TICKET', page.form, command.facts, setting) : notHere(page);
    case 'BACK': {
      if (page.at !== 'STEP') return notHere(page);
      const step = previousStep(page.step, setting);
      return step === null ? refused('NO_WAY_BACK') : ok([{ kind: 'STEP_TAKEN', step }]);
    }
    case 'CHECKOUT_BEGUN': {
      if (page.at !== 'SUBMITTING') return notHere(page);
      const { checkoutSessionId, donationLost } = command;
      const by = payAction(command.price, command.method);
      return ok([
        ...(donationLost ? [{ kind: 'DONATION_DROPPED' } as const] : []),
        by === 'SHOW_RESULT'
          ? { kind: 'RESULT_SHOWN', checkoutSessionId }
          : { kind: 'PAYMENT_BEGUN', checkoutSessionId, by },
      ]);
    }
    case 'PAYMENT_MADE':
      return page.at === 'PAYING' || page.at === 'RESULT'
        ? ok([{ kind: 'RESULT_SHOWN', checkoutSessionId: page.checkoutSessionId }])
        : notHere(page);
    case 'SHOW_TRANSFER':
      return page.at === 'RESULT' ? ok([{ kind: 'TRANSFER_SHOWN' }]) : notHere(page);
    case 'FAIL':
      return failed(page, command.setback);
    case 'RESET':
      // A submit may still create what would have to be cancelled.
      if (page.at === 'ENTRANCE' || page.at === 'HOLDING' || page.at === 'SUBMITTING') return notHere(page);
      return ok([begun(startOver(command.unfinished), EMPTY_FORM)]);
    case 'OFFER_UNFINISHED':
      return page.at === 'STEP' || page.at === 'HOLDING'
        ? ok([{ kind: 'UNFINISHED_OFFERED', checkoutSessionId: command.checkoutSessionId, form: page.form }])
        : notHere(page);
    case 'SHOW_UNFINISHED':
      return page.at === 'UNFINISHED'
        ? ok([{ kind: 'RESULT_SHOWN', checkoutSessionId: page.checkoutSessionId }, { kind: 'TRANSFER_SHOWN' }])
        : notHere(page);
    case 'LEAVE_UNFINISHED':
      return page.at === 'UNFINISHED' ? ok([{ kind: 'STEP_TAKEN', step: 'SELECT_TICKET' }]) : notHere(page);
    default:
      return never(command);
  }
}

function opened(
  { entry, kept, ticketsHeld, begun: checkout }: Extract<PaymentPageCommand, { readonly kind: 'OPEN' }>,
  setting: CheckoutSetting,
): readonly PaymentPageEvent[] {
  const form = kept?.form ?? EMPTY_FORM;
  if (checkout === null) {
    const act = onPageEntry(entry);
    if (act.kind === 'SHOW_RESULT') return [{ kind: 'RESULT_SHOWN', checkoutSessionId: act.checkoutSessionId }];
    if (act.kind !== 'RESUME') return [begun(act, form)];
  }
  const resumed = resumedPage(kept?.step ?? 'SELECT_TICKET', ticketsHeld, checkout);
  switch (resumed.at) {
    case 'SELECT_TICKET':
      return [
        { kind: 'RESUMED', step: 'SELECT_TICKET', form },
        ...(resumed.holdExpired ? [{ kind: 'HOLD_LOST' } as const] : []),
      ];
    case 'CHECKOUT': {
      if (checkout === null || !resumed.paying) {
        // The answers, which the page keeps as they are given, are handed in again.
        return [{ kind: 'RESUMED', step: setting.questionnaire ? 'QUESTIONNAIRE' : 'CHECKOUT', form }];
      }
      const { checkoutSessionId } = checkout;
      return [
        { kind: 'RESUMED', step: 'CHECKOUT', form },
        { kind: 'PAYMENT_BEGUN', checkoutSessionId, by: 'SHOW_TRANSFER' },
      ];
    }
    case 'RESULT':
      return checkout === null ? [] : [{ kind: 'RESULT_SHOWN', checkoutSessionId: checkout.checkoutSessionId }];
    default:
      return never(resumed);
  }
}

const begun = (act: ReturnType<typeof startOver>, form: PageForm): PaymentPageEvent =>
  act.kind === 'RESET' ? act : { kind: 'UNFINISHED_OFFERED', checkoutSessionId: act.checkoutSessionId, form };

function failed(page: PaymentPage, setback: BackToSelection | null): Decision {
  const tried = page.at === 'HOLDING' || page.at === 'SUBMITTING' || page.at === 'PAYING';
  if (!tried && page.at !== 'STEP') return notHere(page);
  if (setback === null) return tried ? ok([{ kind: 'ATTEMPT_FAILED' }]) : notHere(page);
  return ok([setback.placesLost ? { kind: 'HOLD_LOST' } : { kind: 'STEP_TAKEN', step: 'SELECT_TICKET' }]);
}

/** The places are held first, and the buyer signs in. */
function fromChoice(
  form: PageForm,
  facts: NextFacts,
  setting: CheckoutSetting,
): Result<readonly PaymentPageEvent[], StepProblem> {
  const move = moveFrom('SELECT_TICKET', form, facts, setting);
  if (!move.ok) return move;
  return ok([move.value.kind === 'ASK_DONATION' ? { kind: 'DONATION_ASKED' } : { kind: 'HOLD_STARTED' }]);
}

/** Who comes is needed only by a submit. Answers that a reload or a refusal lost are asked again before it. */
function onward(step: FillingStep, form: PageForm, facts: NextFacts, setting: CheckoutSetting): Decision {
  const move = moveFrom(step, form, facts, setting);
  if (!move.ok) return move;
  if (step === 'CHECKOUT' && setting.questionnaire && !facts.formsValid)
    return ok([{ kind: 'STEP_TAKEN', step: 'QUESTIONNAIRE' }]);
  switch (move.value.kind) {
    case 'STEP':
      return ok([{ kind: 'STEP_TAKEN', step: move.value.step }]);
    case 'ASK_DONATION':
      return ok([{ kind: 'DONATION_ASKED' }]);
    case 'SUBMIT':
      return facts.attendeesComplete ? ok([{ kind: 'SUBMIT_STARTED' }]) : refused('ATTENDEES_INCOMPLETE');
    default:
      return never(move.value);
  }
}

function moveFrom(
  step: FillingStep,
  form: PageForm,
  facts: NextFacts,
  setting: CheckoutSetting,
): Result<NextMove, StepProblem> {
  const { donationAsked, policyAgreed } = form;
  const invoiceComplete = checkInvoice(form.invoice).ok;
  return nextStep(
    step,
    { ...facts, donation: form.donation.amount, donationAsked, policyAgreed, invoiceComplete },
    setting,
  );
}

/** Only one submit or payment at a time. [S4-38] */
const notHere = (page: PaymentPage): Result<never, PaymentPageProblem> =>
  refused(page.at === 'HOLDING' || page.at === 'SUBMITTING' || page.at === 'PAYING' ? page.at : 'NOT_HERE');

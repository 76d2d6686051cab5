import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { type Invoice, NO_INVOICE } from './invoice.ts';
import type { FillingStep } from './steps.ts';
import type { PayAct } from './submit-plan.ts';

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
      readonly by: PayAct;
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
  | { readonly kind: 'PAYMENT_BEGUN'; readonly checkoutSessionId: string; readonly by: PayAct }
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

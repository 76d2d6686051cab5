import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { type Invoice, NO_INVOICE } from './invoice.ts';
import type { CheckoutStep, FillingStep } from './steps.ts';
import type { PayAction } from './submit-actions.ts';

/** Entered on the page itself; tickets and answers are in the cart and the questionnaire. */
export type PageForm = {
  readonly promoCode: string | null;
  readonly donation: { readonly amount: Dong; readonly message: string };
  readonly invoice: Invoice;
  /** Null: not chosen; the first that is offered. */
  readonly method: PaymentMethod | null;
  readonly policyAgreed: boolean;
  /** Answered or closed; the donation dialog is offered once. */
  readonly donationAsked: boolean;
};

/** [S4-39] */
export const EMPTY_FORM: PageForm = {
  promoCode: null,
  donation: { amount: ZERO, message: '' },
  invoice: NO_INVOICE,
  method: null,
  policyAgreed: false,
  donationAsked: false,
};

export type PaymentPage =
  /** Not known yet what came before. */
  | { readonly at: 'ENTRANCE' }
  | { readonly at: 'STEP'; readonly step: FillingStep; readonly form: PageForm }
  /** Over step 1: an earlier checkout that is being paid is offered, and nothing is cancelled. */
  | { readonly at: 'UNFINISHED'; readonly form: PageForm; readonly checkoutSessionId: string }
  /** Over step 1. */
  | { readonly at: 'DONATION_DIALOG'; readonly form: PageForm }
  /** Step 1, while the buyer signs in and the chosen places are taken. */
  | { readonly at: 'HOLDING'; readonly form: PageForm }
  | { readonly at: 'SUBMITTING'; readonly step: FillingStep; readonly form: PageForm }
  | {
      readonly at: 'PAYING';
      readonly step: FillingStep;
      readonly form: PageForm;
      readonly checkoutSessionId: string;
      readonly by: PayAction;
    }
  /** The result is polled and shown; `transferShown`: under the dialog of its bank transfer. */
  | { readonly at: 'RESULT'; readonly checkoutSessionId: string; readonly transferShown: boolean };

export type PaymentPageEvent =
  /** Back to step 1. `cancel`: the checkout session to cancel. */
  | { readonly kind: 'RESET'; readonly cancel: string | null }
  | { readonly kind: 'RESUMED'; readonly step: FillingStep; readonly form: PageForm }
  | { readonly kind: 'UNFINISHED_OFFERED'; readonly checkoutSessionId: string; readonly form: PageForm }
  | { readonly kind: 'FILLED_IN'; readonly form: PageForm }
  | { readonly kind: 'STEP_TAKEN'; readonly step: FillingStep }
  | { readonly kind: 'DONATION_ASKED' }
  | { readonly kind: 'HOLD_STARTED' }
  /** The held places are gone: step 1, with what was filled in. */
  | { readonly kind: 'HOLD_LOST' }
  | { readonly kind: 'SUBMIT_STARTED' }
  /** Holding, submitting or paying failed; the buyer stays at the step where it was tried. */
  | { readonly kind: 'ATTEMPT_FAILED' }
  /** The checkout continues without it. */
  | { readonly kind: 'DONATION_DROPPED' }
  | { readonly kind: 'PAYMENT_BEGUN'; readonly checkoutSessionId: string; readonly by: PayAction }
  | { readonly kind: 'RESULT_SHOWN'; readonly checkoutSessionId: string }
  | { readonly kind: 'TRANSFER_SHOWN' };

export const PAGE_OPENED: PaymentPage = { at: 'ENTRANCE' };

/** The step that the page shows, whatever lies over it. */
export const shownStep = (page: PaymentPage): CheckoutStep => (page.at === 'RESULT' ? 'RESULT' : fillingStep(page));

export const formOf = (page: PaymentPage): PageForm => ('form' in page ? page.form : EMPTY_FORM);

export function evolvePaymentPage(page: PaymentPage, event: PaymentPageEvent): PaymentPage {
  const form = formOf(page);
  const here = { step: fillingStep(page), form } as const;
  switch (event.kind) {
    case 'RESET':
      return { at: 'STEP', step: FIRST, form: EMPTY_FORM };
    case 'RESUMED':
      return { at: 'STEP', step: event.step, form: event.form };
    case 'UNFINISHED_OFFERED':
      return { at: 'UNFINISHED', form: event.form, checkoutSessionId: event.checkoutSessionId };
    case 'FILLED_IN':
      return page.at === 'UNFINISHED'
        ? { ...page, form: event.form }
        : { at: 'STEP', step: here.step, form: event.form };
    case 'STEP_TAKEN':
      return { at: 'STEP', step: event.step, form };
    case 'DONATION_ASKED':
      return { at: 'DONATION_DIALOG', form: { ...form, donationAsked: true } };
    case 'HOLD_STARTED':
      return { at: 'HOLDING', form };
    case 'HOLD_LOST':
      return { at: 'STEP', step: FIRST, form };
    case 'SUBMIT_STARTED':
      return { at: 'SUBMITTING', ...here };
    case 'ATTEMPT_FAILED':
      return { at: 'STEP', ...here };
    case 'DONATION_DROPPED':
      return 'form' in page ? { ...page, form: { ...form, donation: EMPTY_FORM.donation } } : page;
    case 'PAYMENT_BEGUN':
      return { at: 'PAYING', ...here, checkoutSessionId: event.checkoutSessionId, by: event.by };
    case 'RESULT_SHOWN':
      return { at: 'RESULT', checkoutSessionId: event.checkoutSessionId, transferShown: false };
    case 'TRANSFER_SHOWN':
      return page.at === 'RESULT' ? { ...page, transferShown: true } : page;
    default:
      return never(event);
  }
}

const FIRST: FillingStep = 'SELECT_TICKET';
const fillingStep = (page: PaymentPage): FillingStep => ('step' in page ? page.step : FIRST);

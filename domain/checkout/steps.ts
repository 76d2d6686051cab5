import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Dong } from '#domain/money/dong.ts';

/** The payment page's steps: 1, 2 (only with a questionnaire), 3, and 4 for the result. [S2.11-01] */
export type CheckoutStep = 'SELECT_TICKET' | 'QUESTIONNAIRE' | 'CHECKOUT' | 'RESULT';

export const STEP_NUMBERS: Readonly<Record<CheckoutStep, 1 | 2 | 3 | 4>> = { SELECT_TICKET: 1, QUESTIONNAIRE: 2, CHECKOUT: 3, RESULT: 4 };

/** The event's part in the page. */
export type CheckoutSetting = { readonly questionnaire: boolean; readonly donationEnabled: boolean; readonly hasPolicy: boolean };

/** The steps that lead to the result, as the page's header counts them: 3 with the questionnaire, 2 without. [S2.11-02] */
export const stepsOf = (setting: Pick<CheckoutSetting, 'questionnaire'>): readonly CheckoutStep[] =>
  setting.questionnaire ? ['SELECT_TICKET', 'QUESTIONNAIRE', 'CHECKOUT'] : ['SELECT_TICKET', 'CHECKOUT'];

/** Where the buyer stands. */
export type CheckoutProgress = {
  readonly step: CheckoutStep;
  /** A submit is on its way; another is blocked. */
  readonly submitting: boolean;
  /** The donation dialog was answered or closed: it is not offered a second time. */
  readonly donationAsked: boolean;
};

/** What the buyer has filled in so far. */
export type CheckoutEntries = {
  readonly numberOfTickets: number;
  readonly donation: Dong;
  readonly policyAgreed: boolean;
  readonly formsValid: boolean;
  readonly invoiceComplete: boolean;
  readonly finalPrice: Dong;
};

export type StepProblem = 'NO_TICKET' | 'POLICY_NOT_AGREED' | 'FORMS_INVALID' | 'INVOICE_INCOMPLETE' | 'SUBMITTING' | 'NOTHING_NEXT';

/** What Next does: moves, offers the donation dialog, or submits. */
export type NextMove = { readonly kind: 'STEP' | 'ASK_DONATION' | 'SUBMIT'; readonly progress: CheckoutProgress };

/** A fresh page: step 1, nothing filled in. Init and reset come to this. [S4-39] */
export const INITIAL_PROGRESS: CheckoutProgress = { step: 'SELECT_TICKET', submitting: false, donationAsked: false };

/** Next, with its guards in the order of the specification. [S4-26] [S4-27] [S4-29] */
export function nextStep(progress: CheckoutProgress, entries: CheckoutEntries, setting: CheckoutSetting): Result<NextMove, StepProblem> {
  if (progress.submitting) return refused('SUBMITTING');
  switch (progress.step) {
    case 'SELECT_TICKET':
      if (entries.numberOfTickets === 0) return refused('NO_TICKET');
      if (setting.hasPolicy && !entries.policyAgreed) return refused('POLICY_NOT_AGREED');
      if (setting.donationEnabled && entries.donation === 0 && !progress.donationAsked) {
        return ok({ kind: 'ASK_DONATION', progress: { ...progress, donationAsked: true } });
      }
      return setting.questionnaire ? ok({ kind: 'STEP', progress: { ...progress, step: 'QUESTIONNAIRE' } }) : payOrSubmit(progress, entries);
    case 'QUESTIONNAIRE':
      if (setting.hasPolicy && !entries.policyAgreed) return refused('POLICY_NOT_AGREED');
      return entries.formsValid ? payOrSubmit(progress, entries) : refused('FORMS_INVALID');
    case 'CHECKOUT':
      if (setting.hasPolicy && !entries.policyAgreed) return refused('POLICY_NOT_AGREED');
      return entries.invoiceComplete ? submitted(progress) : refused('INVOICE_INCOMPLETE');
    case 'RESULT':
      return refused('NOTHING_NEXT');
    default:
      return never(progress.step);
  }
}

const payOrSubmit = (progress: CheckoutProgress, entries: CheckoutEntries): Result<NextMove, never> =>
  entries.finalPrice === 0 ? submitted(progress) : ok({ kind: 'STEP', progress: { ...progress, step: 'CHECKOUT' } });

/** A submit on its way. [S4-38] */
const submitted = (progress: CheckoutProgress): Result<NextMove, never> => ok({ kind: 'SUBMIT', progress: { ...progress, submitting: true } });

/** Back goes one step; from the first step and the result there is no way back, nor while a submit is on its way. */
export function previousStep(progress: CheckoutProgress, setting: CheckoutSetting): CheckoutProgress {
  if (progress.submitting) return progress;
  const steps = stepsOf(setting);
  return { ...progress, step: steps[steps.indexOf(progress.step) - 1] ?? progress.step };
}

/** The submit failed: the buyer stays where it was made and may try again. */
export const submitFailed = (progress: CheckoutProgress): CheckoutProgress => ({ ...progress, submitting: false });

/** The order is on its way or done: the result is shown. [S4-33] */
export const showResult = (progress: CheckoutProgress): CheckoutProgress => ({ ...progress, step: 'RESULT', submitting: false });

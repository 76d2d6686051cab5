import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** 2 with a questionnaire only. [S2.11-01] */
export type CheckoutStep = 'SELECT_TICKET' | 'QUESTIONNAIRE' | 'CHECKOUT' | 'RESULT';

export type FillingStep = Exclude<CheckoutStep, 'RESULT'>;

export const STEP_NUMBERS: Readonly<Record<CheckoutStep, 1 | 2 | 3 | 4>> = {
  SELECT_TICKET: 1,
  QUESTIONNAIRE: 2,
  CHECKOUT: 3,
  RESULT: 4,
};

export type CheckoutSetting = {
  readonly questionnaire: boolean;
  readonly donationEnabled: boolean;
  readonly hasPolicy: boolean;
};

/** The steps shown in the page's header: 3 with the questionnaire, 2 without. [S2.11-02] */
export const stepsOf = (setting: Pick<CheckoutSetting, 'questionnaire'>): readonly FillingStep[] =>
  setting.questionnaire ? ['SELECT_TICKET', 'QUESTIONNAIRE', 'CHECKOUT'] : ['SELECT_TICKET', 'CHECKOUT'];

export type CheckoutEntries = {
  readonly numberOfTickets: number;
  readonly donation: Dong;
  /** Answered or closed; the donation dialog is offered once. */
  readonly donationAsked: boolean;
  readonly policyAgreed: boolean;
  readonly formsValid: boolean;
  readonly invoiceComplete: boolean;
  readonly finalPrice: Dong;
};

export type StepProblem = 'NO_TICKET' | 'POLICY_NOT_AGREED' | 'FORMS_INVALID' | 'INVOICE_INCOMPLETE';

export type NextMove =
  | { readonly kind: 'STEP'; readonly step: FillingStep }
  | { readonly kind: 'ASK_DONATION' }
  | { readonly kind: 'SUBMIT' };

/** Next, with its guards in the specification's order. [S4-26] [S4-27] [S4-29] */
export function nextStep(
  step: FillingStep,
  entries: CheckoutEntries,
  setting: CheckoutSetting,
): Result<NextMove, StepProblem> {
  if (step === 'SELECT_TICKET' && entries.numberOfTickets === 0) return refused('NO_TICKET');
  if (setting.hasPolicy && !entries.policyAgreed) return refused('POLICY_NOT_AGREED');
  switch (step) {
    case 'SELECT_TICKET':
      if (setting.donationEnabled && entries.donation === 0 && !entries.donationAsked)
        return ok({ kind: 'ASK_DONATION' });
      return setting.questionnaire ? ok({ kind: 'STEP', step: 'QUESTIONNAIRE' }) : payOrSubmit(entries);
    case 'QUESTIONNAIRE':
      return entries.formsValid ? payOrSubmit(entries) : refused('FORMS_INVALID');
    case 'CHECKOUT':
      return entries.invoiceComplete ? ok({ kind: 'SUBMIT' }) : refused('INVOICE_INCOMPLETE');
    default:
      return never(step);
  }
}

const payOrSubmit = (entries: CheckoutEntries): Result<NextMove, never> =>
  entries.finalPrice === 0 ? ok({ kind: 'SUBMIT' }) : ok({ kind: 'STEP', step: 'CHECKOUT' });

/** Back one step; null at the first. */
export function previousStep(step: FillingStep, setting: CheckoutSetting): FillingStep | null {
  const steps = stepsOf(setting);
  return steps[steps.indexOf(step) - 1] ?? null;
}

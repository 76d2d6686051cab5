import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/money/dong.ts';
import {
  type CheckoutEntries,
  type CheckoutProgress,
  type CheckoutSetting,
  type CheckoutStep,
  INITIAL_PROGRESS,
  nextStep,
  previousStep,
  STEP_NUMBERS,
  showResult,
  stepsOf,
  submitFailed,
} from './steps.ts';

const plain: CheckoutSetting = { questionnaire: false, donationEnabled: false, hasPolicy: false };
const asking: CheckoutSetting = { ...plain, questionnaire: true };
const filled: CheckoutEntries = {
  numberOfTickets: 2,
  donation: dong(0),
  policyAgreed: true,
  formsValid: true,
  invoiceComplete: true,
  finalPrice: dong(400_000),
};
const at = (step: CheckoutStep, over: Partial<CheckoutProgress> = {}): CheckoutProgress => ({ ...INITIAL_PROGRESS, step, ...over });

const STEPS = ['SELECT_TICKET', 'QUESTIONNAIRE', 'CHECKOUT', 'RESULT'] as const;
const anySetting = fc.record({ questionnaire: fc.boolean(), donationEnabled: fc.boolean(), hasPolicy: fc.boolean() });
const anyEntries: fc.Arbitrary<CheckoutEntries> = fc.record({
  numberOfTickets: fc.nat({ max: 2 }),
  donation: fc.constantFrom(0, 50_000).map(dong),
  policyAgreed: fc.boolean(),
  formsValid: fc.boolean(),
  invoiceComplete: fc.boolean(),
  finalPrice: fc.constantFrom(0, 400_000).map(dong),
});
const anyProgress = fc.record({ step: fc.constantFrom(...STEPS), submitting: fc.boolean(), donationAsked: fc.boolean() });

describe('the steps of the payment page', () => {
  it('are numbered 1 to 4; three lead to the result with a questionnaire, two without [S2.11-01] [S2.11-02]', () => {
    expect(STEPS.map((step) => STEP_NUMBERS[step])).toEqual([1, 2, 3, 4]);
    expect(stepsOf(asking)).toEqual(['SELECT_TICKET', 'QUESTIONNAIRE', 'CHECKOUT']);
    expect(stepsOf(plain)).toEqual(['SELECT_TICKET', 'CHECKOUT']);
  });

  it.each([
    ['with a questionnaire to it', asking, filled, 'STEP', 'QUESTIONNAIRE'],
    ['with a questionnaire to it, free or not', asking, { ...filled, finalPrice: dong(0) }, 'STEP', 'QUESTIONNAIRE'],
    ['without one submits what is free', plain, { ...filled, finalPrice: dong(0) }, 'SUBMIT', 'SELECT_TICKET'],
    ['without one goes to pay', plain, filled, 'STEP', 'CHECKOUT'],
  ] as const)('next at step 1 %s [S4-26]', (_how, setting, entries, kind, step) => {
    expect(nextStep(INITIAL_PROGRESS, entries, setting)).toMatchObject({ ok: true, value: { kind, progress: { step } } });
  });

  it('the donation dialog is offered once, and cancelling it goes on without a donation [S4-25]', () => {
    const giving = { ...plain, donationEnabled: true };
    const asked = nextStep(INITIAL_PROGRESS, filled, giving);
    expect(asked).toEqual({ ok: true, value: { kind: 'ASK_DONATION', progress: at('SELECT_TICKET', { donationAsked: true }) } });
    expect(nextStep(at('SELECT_TICKET', { donationAsked: true }), filled, giving)).toMatchObject({ ok: true, value: { kind: 'STEP' } });
    expect(nextStep(INITIAL_PROGRESS, { ...filled, donation: dong(1) }, giving)).toMatchObject({ ok: true, value: { kind: 'STEP' } });
  });

  it('next at step 2 submits what is free and otherwise goes to step 3 [S4-29]', () => {
    expect(nextStep(at('QUESTIONNAIRE'), filled, asking)).toMatchObject({ ok: true, value: { kind: 'STEP', progress: { step: 'CHECKOUT' } } });
    expect(nextStep(at('QUESTIONNAIRE'), { ...filled, finalPrice: dong(0) }, asking)).toMatchObject({ ok: true, value: { kind: 'SUBMIT' } });
    expect(nextStep(at('QUESTIONNAIRE'), { ...filled, formsValid: false }, asking)).toEqual({ ok: false, refusal: 'FORMS_INVALID' });
  });

  it('next at the checkout step checks the invoice, then submits [S4-27]', () => {
    expect(nextStep(at('CHECKOUT'), { ...filled, invoiceComplete: false }, plain)).toEqual({ ok: false, refusal: 'INVOICE_INCOMPLETE' });
    expect(nextStep(at('CHECKOUT'), filled, plain)).toEqual({ ok: true, value: { kind: 'SUBMIT', progress: at('CHECKOUT', { submitting: true }) } });
  });

  it('a submit while another is on its way is blocked [S4-38]', () => {
    fc.assert(
      fc.property(anyProgress, anyEntries, anySetting, (progress, entries, setting) => {
        expect(nextStep({ ...progress, submitting: true }, entries, setting)).toEqual({ ok: false, refusal: 'SUBMITTING' });
      }),
    );
  });

  it('no step is passed with the policy not agreed, without a ticket, or beyond the result', () => {
    fc.assert(
      fc.property(anyProgress, anyEntries, anySetting, (progress, entries, setting) => {
        const next = nextStep(progress, entries, setting);
        if (setting.hasPolicy && !entries.policyAgreed) expect(next.ok).toBe(false);
        if (progress.step === 'SELECT_TICKET' && entries.numberOfTickets === 0) expect(next.ok).toBe(false);
        if (progress.step === 'RESULT') expect(next.ok).toBe(false);
        expect(nextStep(progress, { ...entries, policyAgreed: false }, { ...setting, hasPolicy: true }).ok).toBe(false);
      }),
    );
  });

  it('whoever fills in everything gets from step 1 to a submit, and every step of the event is passed on the way when it costs something', () => {
    fc.assert(
      fc.property(anySetting, (setting) => {
        const seen: CheckoutStep[] = [];
        let progress = INITIAL_PROGRESS;
        for (let press = 0; press < 5 && !progress.submitting; press++) {
          if (!seen.includes(progress.step)) seen.push(progress.step);
          const next = nextStep(progress, filled, setting);
          progress = next.ok ? next.value.progress : progress;
        }
        expect(progress.submitting).toBe(true);
        expect(seen).toEqual(stepsOf(setting));
        expect(showResult(progress)).toMatchObject({ step: 'RESULT', submitting: false });
        expect(submitFailed(progress)).toEqual({ ...progress, submitting: false });
      }),
    );
  });

  it('back undoes next; from the first step, the result and a submit there is no way back', () => {
    expect(previousStep(at('CHECKOUT'), asking).step).toBe('QUESTIONNAIRE');
    expect(previousStep(at('CHECKOUT'), plain).step).toBe('SELECT_TICKET');
    expect(previousStep(at('QUESTIONNAIRE'), asking).step).toBe('SELECT_TICKET');
    for (const stay of [at('SELECT_TICKET'), at('RESULT'), at('CHECKOUT', { submitting: true })]) expect(previousStep(stay, asking)).toEqual(stay);
  });

  it('init and reset come to step 1 with nothing asked or submitted [S4-39]', () => {
    expect(INITIAL_PROGRESS).toEqual({ step: 'SELECT_TICKET', submitting: false, donationAsked: false });
  });
});

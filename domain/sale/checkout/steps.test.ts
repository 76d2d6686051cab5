import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyCheckoutSetting, anyEntries, FILLING_STEPS } from '#test/arbitraries/checkout.arbitraries.ts';
import {
  type CheckoutEntries,
  type CheckoutSetting,
  type FillingStep,
  nextStep,
  previousStep,
  STEP_NUMBERS,
  stepsOf,
} from './steps.ts';

const plain: CheckoutSetting = { questionnaire: false, donationEnabled: false, hasPolicy: false };
const asking: CheckoutSetting = { ...plain, questionnaire: true };
const filled: CheckoutEntries = {
  numberOfTickets: 2,
  donation: dong(0),
  donationAsked: false,
  policyAgreed: true,
  formsValid: true,
  invoiceComplete: true,
  finalPrice: dong(400_000),
};
const free = { ...filled, finalPrice: dong(0) };

describe('the steps of the payment page', () => {
  it('are 1 to 4; three lead to the result with a questionnaire, two without [S2.11-01] [S2.11-02]', () => {
    expect([...FILLING_STEPS, 'RESULT' as const].map((step) => STEP_NUMBERS[step])).toEqual([1, 2, 3, 4]);
    expect(stepsOf(asking)).toEqual(['SELECT_TICKET', 'QUESTIONNAIRE', 'CHECKOUT']);
    expect(stepsOf(plain)).toEqual(['SELECT_TICKET', 'CHECKOUT']);
  });

  it.each([
    ['with a questionnaire to it', asking, filled, { kind: 'STEP', step: 'QUESTIONNAIRE' }],
    ['with a questionnaire to it, free or not', asking, free, { kind: 'STEP', step: 'QUESTIONNAIRE' }],
    ['without one submits what is free', plain, free, { kind: 'SUBMIT' }],
    ['without one goes to pay', plain, filled, { kind: 'STEP', step: 'CHECKOUT' }],
  ] as const)('next at step 1 %s [S4-26]', (_how, setting, entries, move) => {
    expect(nextStep('SELECT_TICKET', entries, setting)).toEqual({ ok: true, value: move });
  });

  it('the donation dialog opens once; cancelling continues without a donation [S4-25]', () => {
    const giving = { ...plain, donationEnabled: true };
    expect(nextStep('SELECT_TICKET', filled, giving)).toEqual({ ok: true, value: { kind: 'ASK_DONATION' } });
    expect(nextStep('SELECT_TICKET', { ...filled, donationAsked: true }, giving)).toMatchObject({
      ok: true,
      value: { kind: 'STEP' },
    });
    expect(nextStep('SELECT_TICKET', { ...filled, donation: dong(1) }, giving)).toMatchObject({
      ok: true,
      value: { kind: 'STEP' },
    });
  });

  it('next at step 2 submits free orders and otherwise opens step 3 [S4-29]', () => {
    expect(nextStep('QUESTIONNAIRE', filled, asking)).toEqual({ ok: true, value: { kind: 'STEP', step: 'CHECKOUT' } });
    expect(nextStep('QUESTIONNAIRE', free, asking)).toEqual({ ok: true, value: { kind: 'SUBMIT' } });
    expect(nextStep('QUESTIONNAIRE', { ...filled, formsValid: false }, asking)).toEqual({
      ok: false,
      refusal: 'FORMS_INVALID',
    });
  });

  it.each([plain, asking])('next at the checkout step checks the invoice, then submits [S4-27]', (setting) => {
    expect(nextStep('CHECKOUT', { ...filled, invoiceComplete: false }, setting)).toEqual({
      ok: false,
      refusal: 'INVOICE_INCOMPLETE',
    });
    expect(nextStep('CHECKOUT', filled, setting)).toEqual({ ok: true, value: { kind: 'SUBMIT' } });
  });

  it('a missing ticket is reported before an unaccepted policy', () => {
    const none = { ...filled, numberOfTickets: 0, policyAgreed: false };
    expect(nextStep('SELECT_TICKET', none, { ...plain, hasPolicy: true })).toEqual({ ok: false, refusal: 'NO_TICKET' });
    expect(nextStep('CHECKOUT', none, { ...plain, hasPolicy: true })).toEqual({
      ok: false,
      refusal: 'POLICY_NOT_AGREED',
    });
    expect(nextStep('CHECKOUT', none, plain)).toMatchObject({ ok: true });
  });

  it('no step passes without the policy', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILLING_STEPS), anyEntries, anyCheckoutSetting, (step, entries, setting) => {
        expect(nextStep(step, { ...entries, policyAgreed: false }, { ...setting, hasPolicy: true }).ok).toBe(false);
      }),
    );
  });

  it('free orders never reach the payment step', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILLING_STEPS), anyEntries, anyCheckoutSetting, (step, entries, setting) => {
        const move = nextStep(step, { ...entries, finalPrice: dong(0) }, setting);
        expect(move).not.toMatchObject({ value: { step: 'CHECKOUT' } });
      }),
    );
  });

  it('complete entries lead from step 1 to a submit through every step', () => {
    fc.assert(
      fc.property(anyCheckoutSetting, (setting) => {
        const seen: FillingStep[] = ['SELECT_TICKET'];
        let submitted = false;
        for (let press = 0; press < 3 && !submitted; press++) {
          const next = nextStep(seen.at(-1) ?? 'SELECT_TICKET', { ...filled, donationAsked: true }, setting);
          if (next.ok && next.value.kind === 'STEP') seen.push(next.value.step);
          else submitted = next.ok && next.value.kind === 'SUBMIT';
        }
        expect(submitted).toBe(true);
        expect(seen).toEqual(stepsOf(setting));
      }),
    );
  });

  it('back undoes next, and stops at the first step', () => {
    expect(previousStep('CHECKOUT', asking)).toBe('QUESTIONNAIRE');
    expect(previousStep('CHECKOUT', plain)).toBe('SELECT_TICKET');
    expect(previousStep('QUESTIONNAIRE', asking)).toBe('SELECT_TICKET');
    expect(previousStep('SELECT_TICKET', asking)).toBeNull();
  });
});

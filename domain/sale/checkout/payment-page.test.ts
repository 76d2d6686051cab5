import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { PAYMENT_METHODS } from '#domain/money/payment/payment-method.ts';
import { anyCheckoutSetting, anyPageCommand } from '#test/arbitraries/checkout.arbitraries.ts';
import { explored } from '#test/builders/explored.ts';
import { given } from '#test/builders/given.ts';
import {
  decidePaymentPage,
  EMPTY_FORM,
  evolvePaymentPage,
  type NextFacts,
  PAGE_OPENED,
  type PageForm,
  type PaymentPage,
  type PaymentPageCommand,
  type PaymentPageEvent,
  type PaymentPageProblem,
} from './payment-page.ts';
import type { CheckoutSetting } from './steps.ts';

const plain: CheckoutSetting = { questionnaire: false, donationEnabled: false, hasPolicy: false };
const facts: NextFacts = { numberOfTickets: 2, formsValid: true, finalPrice: dong(400_000) };
const filled: PageForm = {
  promoCode: 'EARLY',
  donation: { amount: dong(50_000), message: 'Chúc mừng' },
  invoice: { required: true, companyName: 'Vemoi', taxCode: '0312345678', address: '1 Lê Lợi' },
  policyAgreed: true,
  donationAsked: true,
};
const afresh = { fresh: true, returnedWith: null, cancelledAtGateway: false, unfinished: null };
const page = given(evolvePaymentPage, PAGE_OPENED);
const asks =
  (command: PaymentPageCommand, setting: CheckoutSetting = plain) =>
  (state: PaymentPage): Result<readonly PaymentPageEvent[], PaymentPageProblem> =>
    decidePaymentPage(state, command, setting);

const reset: PaymentPageEvent = { kind: 'RESET', cancel: null };
const toCheckout: PaymentPageEvent = { kind: 'STEP_TAKEN', step: 'CHECKOUT' };
const submitStarted: PaymentPageEvent = { kind: 'SUBMIT_STARTED' };
const next = asks({ kind: 'NEXT', facts });
const begun = (price: number, method: (typeof PAYMENT_METHODS)[number] = 'BankTransfer') =>
  asks({ kind: 'CHECKOUT_BEGUN', checkoutSessionId: 'c1', price: dong(price), method });
const resultShown: PaymentPageEvent = { kind: 'RESULT_SHOWN', checkoutSessionId: 'c1' };
const transferShown: PaymentPageEvent = { kind: 'PAYMENT_BEGUN', checkoutSessionId: 'c1', by: 'SHOW_TRANSFER' };

describe('the payment page', () => {
  it('buys: tickets, checkout, transfer, result', () => {
    const told = page()
      .when(asks({ kind: 'OPEN', entry: afresh, kept: null, ticketsHeld: false }))
      .thenHappens(reset)
      .when(next)
      .thenHappens(toCheckout)
      .when(next)
      .thenHappens(submitStarted)
      .when(begun(400_000))
      .thenHappens(transferShown)
      .when(asks({ kind: 'PAYMENT_MADE' }))
      .thenHappens(resultShown);
    expect(told.state).toEqual({ at: 'RESULT', checkoutSessionId: 'c1' });
  });

  it('init and reset come to step 1 with promo code, donation, invoice and policy cleared [S4-39]', () => {
    const entered = page(reset, { kind: 'FILLED_IN', form: filled }, toCheckout);
    expect(entered.state).toEqual({ at: 'STEP', step: 'CHECKOUT', form: filled });
    const again = entered.when(asks({ kind: 'RESET', unfinished: { checkoutSessionId: 'c1', state: 'OPEN' } }));
    expect(again.thenHappens({ kind: 'RESET', cancel: 'c1' }).state).toEqual({
      at: 'STEP',
      step: 'SELECT_TICKET',
      form: EMPTY_FORM,
    });
    expect(EMPTY_FORM).toEqual({
      promoCode: null,
      donation: { amount: 0, message: '' },
      invoice: { required: false, companyName: '', taxCode: '', address: '' },
      policyAgreed: false,
      donationAsked: false,
    });
  });

  it('a reload goes on with what was entered, as far as its places are held [S4-39]', () => {
    const kept = { step: 'CHECKOUT', form: filled } as const;
    const reload = { ...afresh, fresh: false };
    const entering = (ticketsHeld: boolean, setting = plain) =>
      page().when(asks({ kind: 'OPEN', entry: reload, kept, ticketsHeld }, setting));
    const resumed = entering(true).thenHappens({ kind: 'RESUMED', step: 'CHECKOUT', form: filled });
    expect(resumed.state).toEqual({ at: 'STEP', step: 'CHECKOUT', form: filled });
    entering(false).thenHappens({ kind: 'RESUMED', step: 'SELECT_TICKET', form: filled });
    page()
      .when(asks({ kind: 'OPEN', entry: reload, kept: { ...kept, step: 'QUESTIONNAIRE' }, ticketsHeld: true }))
      .thenHappens({ kind: 'RESUMED', step: 'SELECT_TICKET', form: filled });
    page()
      .when(asks({ kind: 'OPEN', entry: reload, kept: null, ticketsHeld: true }))
      .thenHappens({ kind: 'RESUMED', step: 'SELECT_TICKET', form: EMPTY_FORM });
  });

  it('a return from the gateway shows the result, and one that was cancelled there begins anew [S4-39]', () => {
    const returned = { ...afresh, fresh: false, returnedWith: 'c1' };
    page()
      .when(asks({ kind: 'OPEN', entry: returned, kept: null, ticketsHeld: false }))
      .thenHappens(resultShown);
    page()
      .when(asks({ kind: 'OPEN', entry: { ...returned, cancelledAtGateway: true }, kept: null, ticketsHeld: false }))
      .thenHappens(reset);
  });

  it('an unfinished order is offered: shown, or left as it is', () => {
    const offered: PaymentPageEvent = { kind: 'UNFINISHED_OFFERED', checkoutSessionId: 'c1' };
    const unfinished = { checkoutSessionId: 'c1', state: 'PAYING' } as const;
    const entered = page()
      .when(asks({ kind: 'OPEN', entry: { ...afresh, unfinished }, kept: null, ticketsHeld: false }))
      .thenHappens(offered);
    entered.when(asks({ kind: 'SHOW_UNFINISHED' })).thenHappens(resultShown);
    entered.when(asks({ kind: 'LEAVE_UNFINISHED' })).thenHappens(reset);
    page(reset)
      .when(asks({ kind: 'RESET', unfinished }))
      .thenHappens(offered);
  });

  it('the donation dialog goes on when it is answered and when it is cancelled [S4-25]', () => {
    const giving = { ...plain, donationEnabled: true };
    const asked = page(reset)
      .when(asks({ kind: 'NEXT', facts }, giving))
      .thenHappens({ kind: 'DONATION_ASKED' });
    const form = { ...EMPTY_FORM, donationAsked: true };
    asked
      .when(asks({ kind: 'ANSWER_DONATION', donation: null, facts }, giving))
      .thenHappens({ kind: 'FILLED_IN', form }, toCheckout);
    asked
      .when(asks({ kind: 'ANSWER_DONATION', donation: filled.donation, facts }, giving))
      .thenHappens({ kind: 'FILLED_IN', form: { ...form, donation: filled.donation } }, toCheckout);
    asked
      .when(asks({ kind: 'ANSWER_DONATION', donation: null, facts: { ...facts, numberOfTickets: 0 } }, giving))
      .thenHappens({ kind: 'FILLED_IN', form });
  });

  it('a submit while one is on its way is blocked, and so is one while its payment is [S4-38]', () => {
    page(reset, submitStarted)
      .when(next)
      .thenRefused('SUBMITTING')
      .when(asks({ kind: 'RESET', unfinished: null }))
      .thenRefused('SUBMITTING');
    page(reset, submitStarted, transferShown).when(next).thenRefused('PAYING');
  });

  it('what failed may be tried again where it was', () => {
    const failed: PaymentPageEvent = { kind: 'SUBMIT_FAILED' };
    const form: PaymentPageEvent = { kind: 'FILLED_IN', form: filled };
    for (const so of [[submitStarted], [submitStarted, transferShown]]) {
      const back = page(reset, form, toCheckout, ...so)
        .when(asks({ kind: 'FAIL' }))
        .thenHappens(failed);
      expect(back.state).toEqual({ at: 'STEP', step: 'CHECKOUT', form: filled });
    }
  });

  it('keeps what is filled in, at the step where it was', () => {
    const told = page(reset, toCheckout)
      .when(asks({ kind: 'FILL_IN', form: filled }))
      .thenHappens({ kind: 'FILLED_IN', form: filled });
    expect(told.state).toEqual({ at: 'STEP', step: 'CHECKOUT', form: filled });
  });

  it('an incomplete invoice keeps from submitting [S4-27]', () => {
    const form = { ...filled, invoice: { ...filled.invoice, taxCode: ' ' } };
    page(reset, { kind: 'FILLED_IN', form }, toCheckout).when(next).thenRefused('INVOICE_INCOMPLETE');
  });

  it('goes back a step at a time, not beyond the first', () => {
    page(reset, toCheckout)
      .when(asks({ kind: 'BACK' }))
      .thenHappens({ kind: 'STEP_TAKEN', step: 'SELECT_TICKET' })
      .when(asks({ kind: 'BACK' }))
      .thenRefused('NO_WAY_BACK');
  });

  it('a price of 0 goes to the result without a payment, whatever the method [S4-33]', () => {
    for (const method of PAYMENT_METHODS) page(reset, submitStarted).when(begun(0, method)).thenHappens(resultShown);
  });
});

const STATES: Readonly<Record<PaymentPage['at'], PaymentPage>> = {
  ENTRANCE: PAGE_OPENED,
  UNFINISHED: { at: 'UNFINISHED', checkoutSessionId: 'c1' },
  STEP: { at: 'STEP', step: 'CHECKOUT', form: filled },
  DONATION_DIALOG: { at: 'DONATION_DIALOG', form: filled },
  SUBMITTING: { at: 'SUBMITTING', step: 'CHECKOUT', form: filled },
  PAYING: { at: 'PAYING', step: 'CHECKOUT', form: filled, checkoutSessionId: 'c1', by: 'SHOW_TRANSFER' },
  RESULT: { at: 'RESULT', checkoutSessionId: 'c1' },
};

const COMMANDS: {
  readonly [Kind in PaymentPageCommand['kind']]: Extract<PaymentPageCommand, { readonly kind: Kind }>;
} = {
  OPEN: { kind: 'OPEN', entry: afresh, kept: null, ticketsHeld: false },
  FILL_IN: { kind: 'FILL_IN', form: filled },
  NEXT: { kind: 'NEXT', facts },
  ANSWER_DONATION: { kind: 'ANSWER_DONATION', donation: null, facts },
  BACK: { kind: 'BACK' },
  CHECKOUT_BEGUN: { kind: 'CHECKOUT_BEGUN', checkoutSessionId: 'c1', price: dong(0), method: 'Stripe' },
  PAYMENT_MADE: { kind: 'PAYMENT_MADE' },
  FAIL: { kind: 'FAIL' },
  RESET: { kind: 'RESET', unfinished: null },
  SHOW_UNFINISHED: { kind: 'SHOW_UNFINISHED' },
  LEAVE_UNFINISHED: { kind: 'LEAVE_UNFINISHED' },
};

describe('every command in every state', () => {
  it.each<[PaymentPage['at'], (keyof typeof COMMANDS)[], PaymentPageProblem]>([
    ['ENTRANCE', ['OPEN'], 'NOT_HERE'],
    ['UNFINISHED', ['RESET', 'SHOW_UNFINISHED', 'LEAVE_UNFINISHED'], 'NOT_HERE'],
    ['STEP', ['FILL_IN', 'NEXT', 'BACK', 'RESET'], 'NOT_HERE'],
    ['DONATION_DIALOG', ['ANSWER_DONATION', 'RESET'], 'NOT_HERE'],
    ['SUBMITTING', ['CHECKOUT_BEGUN', 'FAIL'], 'SUBMITTING'],
    ['PAYING', ['PAYMENT_MADE', 'FAIL', 'RESET'], 'PAYING'],
    ['RESULT', ['RESET'], 'NOT_HERE'],
  ])('%s allows %j and refuses the rest with %s', (at, allowed, reason) => {
    for (const [kind, command] of Object.entries(COMMANDS)) {
      const answer = decidePaymentPage(STATES[at], command, plain);
      if (allowed.some((one) => one === kind)) expect(answer, kind).toMatchObject({ ok: true });
      else expect(answer, kind).toEqual({ ok: false, refusal: reason });
    }
  });

  it('every state is reached', () => {
    const setting = { ...plain, donationEnabled: true };
    const unfinished = { checkoutSessionId: 'c1', state: 'PAYING' } as const;
    const commands = [
      ...Object.values(COMMANDS),
      { ...COMMANDS.CHECKOUT_BEGUN, price: dong(1) },
      { ...COMMANDS.RESET, unfinished },
    ];
    const reached = explored(
      (state, command) => decidePaymentPage(state, command, setting),
      evolvePaymentPage,
      PAGE_OPENED,
      commands,
    );
    expect(new Set(reached.map((state) => state.at))).toEqual(new Set(Object.keys(STATES)));
  });

  it('no way leads past the policy, a price of 0 shows no payment, no two submits are on their way, and replay gives the state', () => {
    fc.assert(
      fc.property(
        anyCheckoutSetting,
        fc.array(anyPageCommand, { minLength: 10, maxLength: 40 }),
        (setting, commands) => {
          let state = PAGE_OPENED;
          const told: PaymentPageEvent[] = [];
          for (const command of [
            { ...COMMANDS.OPEN, entry: commands[0]?.kind === 'OPEN' ? commands[0].entry : afresh },
            ...commands,
          ]) {
            const decided = decidePaymentPage(state, command, setting);
            if (!decided.ok) continue;
            for (const event of decided.value) {
              if (event.kind === 'SUBMIT_STARTED') {
                expect(state.at).toBe('STEP');
                if (setting.hasPolicy) expect(state).toMatchObject({ form: { policyAgreed: true } });
              }
              if (event.kind === 'STEP_TAKEN' && command.kind !== 'BACK' && setting.hasPolicy) {
                expect(state).toMatchObject({ form: { policyAgreed: true } });
              }
              if (event.kind === 'PAYMENT_BEGUN') expect(command).not.toMatchObject({ price: 0 });
              told.push(event);
              state = evolvePaymentPage(state, event);
            }
          }
          expect(told.reduce(evolvePaymentPage, PAGE_OPENED)).toEqual(state);
        },
      ),
    );
  });
});

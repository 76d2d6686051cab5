import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { PAYMENT_METHODS } from '#domain/money/payment/payment-method.ts';
import { anyCheckoutSetting, anyPageCommand } from '#test/arbitraries/checkout.arbitraries.ts';
import { explored } from '#test/builders/explored.ts';
import { given } from '#test/builders/given.ts';
import type { BackToSelection } from './back-to-selection.ts';
import {
  decidePaymentPage,
  type NextFacts,
  type PaymentPageCommand,
  type PaymentPageProblem,
} from './decide-payment-page.ts';
import {
  EMPTY_FORM,
  evolvePaymentPage,
  PAGE_OPENED,
  type PageForm,
  type PaymentPage,
  type PaymentPageEvent,
  shownStep,
} from './payment-page.ts';
import type { CheckoutSetting, FillingStep } from './steps.ts';

const plain: CheckoutSetting = { questionnaire: false, donationEnabled: false, hasPolicy: false };
const facts: NextFacts = { numberOfTickets: 2, formsValid: true, attendeesComplete: true, finalPrice: dong(400_000) };
const filled: PageForm = {
  promoCode: 'EARLY',
  donation: { amount: dong(50_000), message: 'Chúc mừng' },
  method: 'QrVnpay',
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
const toChoice: PaymentPageEvent = { kind: 'STEP_TAKEN', step: 'SELECT_TICKET' };
const holdStarted: PaymentPageEvent = { kind: 'HOLD_STARTED' };
const holdLost: PaymentPageEvent = { kind: 'HOLD_LOST' };
const failed: PaymentPageEvent = { kind: 'ATTEMPT_FAILED' };
const submitStarted: PaymentPageEvent = { kind: 'SUBMIT_STARTED' };
const next = asks({ kind: 'NEXT', facts });
const held = asks({ kind: 'HELD', facts });
const fails = (setback: BackToSelection | null) => asks({ kind: 'FAIL', setback });
const opens = (more: Partial<Extract<PaymentPageCommand, { readonly kind: 'OPEN' }>>, setting = plain) =>
  asks({ kind: 'OPEN', entry: afresh, kept: null, ticketsHeld: false, begun: null, ...more }, setting);
const begun = (price: number, method: (typeof PAYMENT_METHODS)[number] = 'BankTransfer', donationLost = false) =>
  asks({ kind: 'CHECKOUT_BEGUN', checkoutSessionId: 'c1', price: dong(price), method, donationLost });
const resultShown: PaymentPageEvent = { kind: 'RESULT_SHOWN', checkoutSessionId: 'c1' };
const transferShown: PaymentPageEvent = { kind: 'PAYMENT_BEGUN', checkoutSessionId: 'c1', by: 'SHOW_TRANSFER' };

describe('the payment page', () => {
  it('completes a purchase: tickets, checkout, transfer, result', () => {
    const told = page()
      .when(opens({}))
      .thenHappens(reset)
      .when(next)
      .thenHappens(holdStarted)
      .when(held)
      .thenHappens(toCheckout)
      .when(next)
      .thenHappens(submitStarted)
      .when(begun(400_000))
      .thenHappens(transferShown)
      .when(asks({ kind: 'PAYMENT_MADE' }))
      .thenHappens(resultShown);
    expect(told.state).toEqual({ at: 'RESULT', checkoutSessionId: 'c1', transferShown: false });
    const shown = told.when(asks({ kind: 'SHOW_TRANSFER' })).thenHappens({ kind: 'TRANSFER_SHOWN' });
    expect(shown.state).toMatchObject({ transferShown: true });
    expect(shown.when(asks({ kind: 'PAYMENT_MADE' })).thenHappens(resultShown).state).toEqual(told.state);
  });

  it('init and reset return to step 1 and clear promo code, donation, invoice and policy [S4-39]', () => {
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
      method: null,
      policyAgreed: false,
      donationAsked: false,
    });
  });

  it('a reload keeps entries while places are held [S4-39]', () => {
    const kept = { step: 'CHECKOUT', form: filled } as const;
    const entry = { ...afresh, fresh: false };
    const toStep = (step: FillingStep, form = filled): PaymentPageEvent => ({ kind: 'RESUMED', step, form });
    const resumed = page()
      .when(opens({ entry, kept, ticketsHeld: true }))
      .thenHappens(toStep('CHECKOUT'));
    expect(resumed.state).toEqual({ at: 'STEP', step: 'CHECKOUT', form: filled });
    page().when(opens({ entry, kept })).thenHappens(toStep('SELECT_TICKET'), holdLost);
    page()
      .when(opens({ entry, kept: { ...kept, step: 'QUESTIONNAIRE' }, ticketsHeld: true }))
      .thenHappens(toStep('CHECKOUT'));
    page()
      .when(opens({ entry, kept: { ...kept, step: 'SELECT_TICKET' }, ticketsHeld: true }))
      .thenHappens(toStep('SELECT_TICKET'));
    page()
      .when(opens({ entry, ticketsHeld: true }))
      .thenHappens(toStep('SELECT_TICKET', EMPTY_FORM));
  });

  it('a reload asks the questions again, because answers are not stored [S4-39]', () => {
    const kept = { step: 'CHECKOUT', form: filled } as const;
    page()
      .when(opens({ entry: { ...afresh, fresh: false }, kept, ticketsHeld: true }, { ...plain, questionnaire: true }))
      .thenHappens({ kind: 'RESUMED', step: 'QUESTIONNAIRE', form: filled });
  });

  it('a reload shows the checkout’s result, or its open transfer [S4-39]', () => {
    const begun = { checkoutSessionId: 'c1', status: 'PENDING', transferable: true } as const;
    const kept = { step: 'CHECKOUT', form: filled } as const;
    page().when(opens({ kept, begun })).thenHappens({ kind: 'RESUMED', step: 'CHECKOUT', form: filled }, transferShown);
    page()
      .when(opens({ kept: { ...kept, step: 'RESULT' }, begun }))
      .thenHappens(resultShown);
    page()
      .when(opens({ kept, begun: { ...begun, status: 'SUCCESSFUL' } }))
      .thenHappens(resultShown);
    page()
      .when(opens({ kept, begun: { ...begun, status: 'OPEN' }, ticketsHeld: true }))
      .thenHappens({ kind: 'RESUMED', step: 'CHECKOUT', form: filled });
  });

  it('a return from the gateway shows the result; a cancelled one starts over [S4-39]', () => {
    const returned = { ...afresh, fresh: false, returnedWith: 'c1' };
    page()
      .when(opens({ entry: returned }))
      .thenHappens(resultShown);
    page()
      .when(opens({ entry: { ...returned, cancelledAtGateway: true } }))
      .thenHappens(reset);
  });

  it('an unfinished order is offered over step 1: open its transfer, or leave it', () => {
    const offered: PaymentPageEvent = { kind: 'UNFINISHED_OFFERED', checkoutSessionId: 'c1', form: EMPTY_FORM };
    const unfinished = { checkoutSessionId: 'c1', state: 'PAYING' } as const;
    const entered = page()
      .when(opens({ entry: { ...afresh, unfinished } }))
      .thenHappens(offered);
    const shown = entered.when(asks({ kind: 'SHOW_UNFINISHED' })).thenHappens(resultShown, { kind: 'TRANSFER_SHOWN' });
    expect(shown.state).toEqual({ at: 'RESULT', checkoutSessionId: 'c1', transferShown: true });
    entered.when(asks({ kind: 'LEAVE_UNFINISHED' })).thenHappens(toChoice);
    entered.when(next).thenHappens(holdStarted);
    entered.when(asks({ kind: 'FILL_IN', form: filled })).thenHappens({ kind: 'FILLED_IN', form: filled });
    page(reset)
      .when(asks({ kind: 'RESET', unfinished }))
      .thenHappens(offered);
    page(reset, holdStarted)
      .when(asks({ kind: 'OFFER_UNFINISHED', checkoutSessionId: 'c1' }))
      .thenHappens(offered);
  });

  it('questions follow the tickets; free orders are submitted with the answers [S4-26] [S4-29]', () => {
    const asking = { ...plain, questionnaire: true };
    const free = { ...facts, finalPrice: dong(0) };
    const toQuestions: PaymentPageEvent = { kind: 'STEP_TAKEN', step: 'QUESTIONNAIRE' };
    const unanswered = { ...facts, formsValid: false };
    const asked = page(reset, holdStarted)
      .when(asks({ kind: 'HELD', facts: unanswered }, asking))
      .thenHappens(toQuestions);
    asked.when(asks({ kind: 'NEXT', facts: unanswered }, asking)).thenRefused('FORMS_INVALID');
    asked.when(asks({ kind: 'NEXT', facts: free }, asking)).thenHappens(submitStarted);
    asked
      .when(asks({ kind: 'NEXT', facts }, asking))
      .thenHappens(toCheckout)
      .when(asks({ kind: 'NEXT', facts: unanswered }, asking))
      .thenHappens(toQuestions);
  });

  it('submitting requires a signed-in buyer', () => {
    const unknown = { ...facts, attendeesComplete: false };
    page(reset, holdStarted)
      .when(asks({ kind: 'HELD', facts: { ...unknown, finalPrice: dong(0) } }))
      .thenRefused('ATTENDEES_INCOMPLETE')
      .when(asks({ kind: 'HELD', facts: unknown }))
      .thenHappens(toCheckout)
      .when(asks({ kind: 'NEXT', facts: unknown }))
      .thenRefused('ATTENDEES_INCOMPLETE');
  });

  it('the donation dialog continues when answered or cancelled [S4-25]', () => {
    const giving = { ...plain, donationEnabled: true };
    const asked = page(reset)
      .when(asks({ kind: 'NEXT', facts }, giving))
      .thenHappens({ kind: 'DONATION_ASKED' });
    const form = { ...EMPTY_FORM, donationAsked: true };
    asked
      .when(asks({ kind: 'ANSWER_DONATION', donation: null, facts }, giving))
      .thenHappens({ kind: 'FILLED_IN', form }, holdStarted);
    asked
      .when(asks({ kind: 'ANSWER_DONATION', donation: filled.donation, facts }, giving))
      .thenHappens({ kind: 'FILLED_IN', form: { ...form, donation: filled.donation } }, holdStarted);
    asked
      .when(asks({ kind: 'ANSWER_DONATION', donation: null, facts: { ...facts, numberOfTickets: 0 } }, giving))
      .thenHappens({ kind: 'FILLED_IN', form });
  });

  it('a donation that cannot be saved is dropped, and the checkout continues', () => {
    const told = page(reset, { kind: 'FILLED_IN', form: filled }, toCheckout, submitStarted)
      .when(begun(400_000, 'BankTransfer', true))
      .thenHappens({ kind: 'DONATION_DROPPED' }, transferShown);
    expect(told.state).toMatchObject({ at: 'PAYING', form: { ...filled, donation: EMPTY_FORM.donation } });
  });

  it('blocks a second submit or payment [S4-38]', () => {
    page(reset, submitStarted)
      .when(next)
      .thenRefused('SUBMITTING')
      .when(asks({ kind: 'RESET', unfinished: null }))
      .thenRefused('SUBMITTING');
    page(reset, submitStarted, transferShown).when(next).thenRefused('PAYING');
    page(reset, holdStarted).when(next).thenRefused('HOLDING');
  });

  it('a failed step can be retried in place', () => {
    const form: PaymentPageEvent = { kind: 'FILLED_IN', form: filled };
    for (const so of [[submitStarted], [submitStarted, transferShown]]) {
      const back = page(reset, form, toCheckout, ...so)
        .when(fails(null))
        .thenHappens(failed);
      expect(back.state).toEqual({ at: 'STEP', step: 'CHECKOUT', form: filled });
    }
    page(reset, holdStarted).when(fails(null)).thenHappens(failed);
  });

  it('returning to step 1 keeps the entries', () => {
    const form: PaymentPageEvent = { kind: 'FILLED_IN', form: filled };
    const submitted = page(reset, form, toCheckout, submitStarted);
    const back = { at: 'STEP', step: 'SELECT_TICKET', form: filled };
    expect(submitted.when(fails({ lowerTo: 1, placesLost: false })).thenHappens(toChoice).state).toEqual(back);
    expect(submitted.when(fails({ lowerTo: null, placesLost: true })).thenHappens(holdLost).state).toEqual(back);
    page(reset, toCheckout)
      .when(fails({ lowerTo: null, placesLost: true }))
      .thenHappens(holdLost);
    page(reset, toCheckout).when(fails(null)).thenRefused('NOT_HERE');
  });

  it('keeps entries per step', () => {
    const told = page(reset, toCheckout)
      .when(asks({ kind: 'FILL_IN', form: filled }))
      .thenHappens({ kind: 'FILLED_IN', form: filled });
    expect(told.state).toEqual({ at: 'STEP', step: 'CHECKOUT', form: filled });
  });

  it('an incomplete invoice blocks submitting [S4-27]', () => {
    const form = { ...filled, invoice: { ...filled.invoice, taxCode: ' ' } };
    page(reset, { kind: 'FILLED_IN', form }, toCheckout).when(next).thenRefused('INVOICE_INCOMPLETE');
  });

  it('goes back step by step, not beyond the first', () => {
    page(reset, toCheckout)
      .when(asks({ kind: 'BACK' }))
      .thenHappens({ kind: 'STEP_TAKEN', step: 'SELECT_TICKET' })
      .when(asks({ kind: 'BACK' }))
      .thenRefused('NO_WAY_BACK');
  });

  it('a price of 0 skips payment for any method [S4-33]', () => {
    for (const method of PAYMENT_METHODS) page(reset, submitStarted).when(begun(0, method)).thenHappens(resultShown);
  });
});

const STATES: Readonly<Record<PaymentPage['at'], PaymentPage>> = {
  ENTRANCE: PAGE_OPENED,
  UNFINISHED: { at: 'UNFINISHED', checkoutSessionId: 'c1', form: filled },
  STEP: { at: 'STEP', step: 'CHECKOUT', form: filled },
  DONATION_DIALOG: { at: 'DONATION_DIALOG', form: filled },
  HOLDING: { at: 'HOLDING', form: filled },
  SUBMITTING: { at: 'SUBMITTING', step: 'CHECKOUT', form: filled },
  PAYING: { at: 'PAYING', step: 'CHECKOUT', form: filled, checkoutSessionId: 'c1', by: 'SHOW_TRANSFER' },
  RESULT: { at: 'RESULT', checkoutSessionId: 'c1', transferShown: false },
};

const COMMANDS: {
  readonly [Kind in PaymentPageCommand['kind']]: Extract<PaymentPageCommand, { readonly kind: Kind }>;
} = {
  OPEN: { kind: 'OPEN', entry: afresh, kept: null, ticketsHeld: false, begun: null },
  FILL_IN: { kind: 'FILL_IN', form: filled },
  NEXT: { kind: 'NEXT', facts },
  ANSWER_DONATION: { kind: 'ANSWER_DONATION', donation: null, facts },
  HELD: { kind: 'HELD', facts },
  BACK: { kind: 'BACK' },
  CHECKOUT_BEGUN: {
    kind: 'CHECKOUT_BEGUN',
    checkoutSessionId: 'c1',
    price: dong(0),
    method: 'Stripe',
    donationLost: true,
  },
  PAYMENT_MADE: { kind: 'PAYMENT_MADE' },
  SHOW_TRANSFER: { kind: 'SHOW_TRANSFER' },
  FAIL: { kind: 'FAIL', setback: { lowerTo: 1, placesLost: false } },
  RESET: { kind: 'RESET', unfinished: null },
  OFFER_UNFINISHED: { kind: 'OFFER_UNFINISHED', checkoutSessionId: 'c2' },
  SHOW_UNFINISHED: { kind: 'SHOW_UNFINISHED' },
  LEAVE_UNFINISHED: { kind: 'LEAVE_UNFINISHED' },
};

describe('every command in every state', () => {
  it.each<[PaymentPage['at'], (keyof typeof COMMANDS)[], PaymentPageProblem]>([
    ['ENTRANCE', ['OPEN'], 'NOT_HERE'],
    ['UNFINISHED', ['FILL_IN', 'NEXT', 'RESET', 'SHOW_UNFINISHED', 'LEAVE_UNFINISHED'], 'NOT_HERE'],
    ['STEP', ['FILL_IN', 'NEXT', 'BACK', 'FAIL', 'RESET', 'OFFER_UNFINISHED'], 'NOT_HERE'],
    ['DONATION_DIALOG', ['ANSWER_DONATION', 'RESET'], 'NOT_HERE'],
    ['HOLDING', ['HELD', 'FAIL', 'OFFER_UNFINISHED'], 'HOLDING'],
    ['SUBMITTING', ['CHECKOUT_BEGUN', 'FAIL'], 'SUBMITTING'],
    ['PAYING', ['PAYMENT_MADE', 'FAIL', 'RESET'], 'PAYING'],
    ['RESULT', ['PAYMENT_MADE', 'SHOW_TRANSFER', 'RESET'], 'NOT_HERE'],
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

  it('the policy cannot be skipped, a price of 0 needs no payment, submits never overlap, and replay gives the state', () => {
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
                expect(state.at === 'STEP' || state.at === 'HOLDING').toBe(true);
                if (setting.hasPolicy) expect(state).toMatchObject({ form: { policyAgreed: true } });
              }
              if (
                event.kind === 'STEP_TAKEN' &&
                event.step !== 'SELECT_TICKET' &&
                command.kind !== 'BACK' &&
                setting.hasPolicy
              ) {
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

describe('the step that the page shows', () => {
  it('is the first until it knows what came before, the one under whatever lies over it, and at last the result', () => {
    expect(shownStep(PAGE_OPENED)).toBe('SELECT_TICKET');
    expect(shownStep({ at: 'SUBMITTING', step: 'CHECKOUT', form: filled })).toBe('CHECKOUT');
    expect(shownStep({ at: 'RESULT', checkoutSessionId: 'c1', transferShown: true })).toBe('RESULT');
  });
});

it('news of a page that was left behind changes nothing', () => {
  const result: PaymentPage = { at: 'RESULT', checkoutSessionId: 'c1', transferShown: false };
  expect(evolvePaymentPage(result, { kind: 'DONATION_DROPPED' })).toEqual(result);
  const holding: PaymentPage = { at: 'HOLDING', form: filled };
  expect(evolvePaymentPage(holding, { kind: 'TRANSFER_SHOWN' })).toEqual(holding);
});

it('a donation that was never asked for is asked once the places are held', () => {
  const holding: PaymentPage = { at: 'HOLDING', form: EMPTY_FORM };
  const setting = { ...plain, donationEnabled: true };
  expect(asks({ kind: 'HELD', facts }, setting)(holding)).toEqual({ ok: true, value: [{ kind: 'DONATION_ASKED' }] });
});

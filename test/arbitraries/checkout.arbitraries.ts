import fc from 'fast-check';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { EVENT_SALE_STATES } from '#domain/event/sale-state.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { PAYMENT_METHODS } from '#domain/money/payment/payment-method.ts';
import { CHECKOUT_SESSION_STATES } from '#domain/sale/checkout/checkout-session-state.ts';
import type { NextFacts, PaymentPageCommand } from '#domain/sale/checkout/decide-payment-page.ts';
import type { PrivatePurchaseCommand } from '#domain/sale/checkout/decide-private-purchase.ts';
import type { Invoice } from '#domain/sale/checkout/invoice.ts';
import { EMPTY_FORM, type PageForm } from '#domain/sale/checkout/payment-page.ts';
import type { PrivateSetting } from '#domain/sale/checkout/private-order.ts';
import { PAYMENT_RESULT_STATUSES } from '#domain/sale/checkout/result-status.ts';
import type { CheckoutEntries, CheckoutSetting, FillingStep } from '#domain/sale/checkout/steps.ts';

export const FILLING_STEPS = ['SELECT_TICKET', 'QUESTIONNAIRE', 'CHECKOUT'] as const satisfies readonly FillingStep[];

/** Free, around the bank transfer threshold, and above it. */
const anyPrice = fc.constantFrom(0, 0, 1, 24_999, 25_000, 25_001, 400_000).map(dong);

/** Mostly true, so that stories continue. */
const mostly = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
const words = fc.constantFrom('', '  ', 'Công ty Vemoi', '0312345678', '1 Lê Lợi');
const number = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.constant(0) },
);
const donation = fc.record({ amount: fc.constantFrom(0, 50_000).map(dong), message: words });
const checkoutSessionId = fc.constantFrom('c1', 'c2');
const method = fc.constantFrom(...PAYMENT_METHODS);

export const anyInvoice: fc.Arbitrary<Invoice> = fc.record({
  required: fc.boolean(),
  companyName: words,
  taxCode: words,
  address: words,
});

const promoCode = fc.option(fc.constant('EARLY'));

export const anyCheckoutSetting: fc.Arbitrary<CheckoutSetting> = fc.record({
  questionnaire: fc.boolean(),
  donationEnabled: fc.boolean(),
  hasPolicy: fc.boolean(),
});

const facts: fc.Arbitrary<NextFacts> = fc.record({
  numberOfTickets: number,
  formsValid: mostly,
  attendeesComplete: mostly,
  finalPrice: anyPrice,
});

export const anyEntries: fc.Arbitrary<CheckoutEntries> = fc
  .tuple(
    facts,
    fc.record({
      donation: fc.constantFrom(0, 50_000).map(dong),
      donationAsked: fc.boolean(),
      policyAgreed: mostly,
      invoiceComplete: mostly,
    }),
  )
  .map(([known, filled]) => ({ ...known, ...filled }));

const anyPageForm: fc.Arbitrary<PageForm> = fc.oneof(
  fc.constant({ ...EMPTY_FORM, policyAgreed: true }),
  fc.record({
    promoCode,
    donation,
    invoice: anyInvoice,
    method: fc.option(fc.constantFrom(...PAYMENT_METHODS)),
    policyAgreed: mostly,
    donationAsked: fc.boolean(),
  }),
);

const setback = fc.option(fc.record({ lowerTo: fc.option(fc.nat({ max: 3 })), placesLost: fc.boolean() }));

const unfinished = fc.option(fc.record({ checkoutSessionId, state: fc.constantFrom(...CHECKOUT_SESSION_STATES) }));

const begun = fc.option(
  fc.record({
    checkoutSessionId,
    status: fc.constantFrom(...PAYMENT_RESULT_STATUSES),
    transferable: fc.boolean(),
  }),
  { freq: 3 },
);

const kept = fc.option(fc.record({ step: fc.constantFrom(...FILLING_STEPS), form: anyPageForm }));

export const anyEntry = fc.record({
  fresh: fc.boolean(),
  returnedWith: fc.option(checkoutSessionId, { freq: 3 }),
  cancelledAtGateway: fc.boolean(),
  unfinished,
});

export const anyPageCommand: fc.Arbitrary<PaymentPageCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('OPEN' as const), entry: anyEntry, kept, ticketsHeld: mostly, begun }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('FILL_IN' as const), form: anyPageForm }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('NEXT' as const), facts }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('HELD' as const), facts }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('ANSWER_DONATION' as const), donation: fc.option(donation), facts }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('CHECKOUT_BEGUN' as const),
      checkoutSessionId,
      price: anyPrice,
      method,
      donationLost: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('RESET' as const), unfinished }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('OFFER_UNFINISHED' as const), checkoutSessionId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('FAIL' as const), setback }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('BACK', 'PAYMENT_MADE', 'SHOW_TRANSFER', 'SHOW_UNFINISHED', 'LEAVE_UNFINISHED'),
    }),
  },
);

export const anyPrivateSetting: fc.Arbitrary<PrivateSetting> = fc.record({
  signedIn: fc.boolean(),
  questionnaire: fc.boolean(),
  status: fc.oneof({ weight: 6, arbitrary: fc.constant('PUBLISHED' as const) }, fc.constantFrom(...EVENT_STATUSES)),
  ended: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  saleState: fc.oneof({ weight: 4, arbitrary: fc.constant('ON_SALE' as const) }, fc.constantFrom(...EVENT_SALE_STATES)),
  ownsTicket: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  donationEnabled: mostly,
  hasPolicy: fc.boolean(),
  methods: fc.subarray([...PAYMENT_METHODS], { minLength: 3 }),
});

export const anyPrivateCommand: fc.Arbitrary<PrivatePurchaseCommand> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('TOGGLE_DONATE_ONLY', 'CALL_OFF', 'START_ANEW') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('FILL_IN' as const),
      filled: fc.record({ donation, policyAgreed: mostly, promoCode }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('BUY' as const), numberOfTickets: number, total: anyPrice, promoCode }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('SIGNED_IN' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ANSWERED' as const), formsValid: mostly }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('CHOOSE_METHOD' as const), method }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('ACT_DONE' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('CHECKOUT_BEGUN' as const), checkoutSessionId, price: anyPrice }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('TAKE_UP' as const),
      checkoutSessionId,
      order: fc.record({
        numberOfTickets: number,
        donation: donation.map(({ amount }) => amount),
        total: anyPrice,
        promoCode,
      }),
      method,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('PAYMENT_MADE' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('LOOKED' as const), ownsTicket: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('STOP' as const), because: fc.constantFrom('SIGNED_OUT', 'LEFT') }),
  },
);

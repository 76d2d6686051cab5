import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSelectable } from '#domain/event/sale-state.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { PAYMENT_METHODS } from '#domain/money/payment/payment-method.ts';
import { anyPrivateCommand, anyPrivateSetting } from '#test/arbitraries/checkout.arbitraries.ts';
import { explored } from '#test/builders/explored.ts';
import { given } from '#test/builders/given.ts';
import {
  decidePrivatePurchase,
  type PrivatePurchaseCommand,
  type PrivatePurchaseProblem,
} from './decide-private-purchase.ts';
import type { PrivateOrder, PrivateSetting } from './private-order.ts';
import { privatePanel } from './private-panel.ts';
import {
  evolvePrivatePurchase,
  NO_ENTRIES,
  PANEL_OPENED,
  type PrivatePurchase,
  type PrivatePurchaseEvent,
  type PurchaseAction,
  purchaseActions,
} from './private-purchase.ts';

const open: PrivateSetting = {
  signedIn: true,
  questionnaire: false,
  status: 'PUBLISHED',
  ended: false,
  saleState: 'ON_SALE',
  ownsTicket: false,
  donationEnabled: true,
  hasPolicy: false,
  methods: PAYMENT_METHODS,
};
const asking = { ...open, signedIn: false, questionnaire: true };
const purchase = given(evolvePrivatePurchase, PANEL_OPENED);
const asks =
  (command: PrivatePurchaseCommand, setting: PrivateSetting = open) =>
  (state: PrivatePurchase) =>
    decidePrivatePurchase(state, command, setting);

const order: PrivateOrder = { numberOfTickets: 2, donation: dong(0), total: dong(400_000), promoCode: null };
const orderOf = (total: number): PrivateOrder => ({ ...order, total: dong(total) });
const gift: PrivateOrder = { numberOfTickets: 0, donation: dong(50_000), total: dong(50_000), promoCode: null };
const giving: PrivatePurchaseEvent = {
  kind: 'ENTERED',
  entries: { ...NO_ENTRIES, donation: { amount: dong(50_000), message: 'Quý mến' } },
};
const buy = (total: number, setting: PrivateSetting = open, promoCode: string | null = null) =>
  asks({ kind: 'BUY', numberOfTickets: 2, total: dong(total), promoCode }, setting);
const act = (
  act: PurchaseAction,
  of: PrivateOrder,
  method: (typeof PAYMENT_METHODS)[number] = 'BankTransfer',
): PrivatePurchaseEvent => ({
  kind: 'ACT_BEGUN',
  act,
  order: of,
  method,
});
const actDone = asks({ kind: 'ACT_DONE' });
const begun = (price: number) => asks({ kind: 'CHECKOUT_BEGUN', checkoutSessionId: 'c1', price: dong(price) });
const looked = (ownsTicket: boolean) => asks({ kind: 'LOOKED', ownsTicket });

describe('a purchase on a private event’s page', () => {
  it('asks for sign-in, questionnaire and payment method, in order and only if needed [S4-41]', () => {
    purchase()
      .when(buy(400_000, asking))
      .thenHappens({ kind: 'ASKED', question: 'SIGNING_IN', order })
      .when(asks({ kind: 'SIGNED_IN' }, asking))
      .thenHappens({ kind: 'ASKED', question: 'ANSWERING', order })
      .when(asks({ kind: 'ANSWERED', formsValid: false }, asking))
      .thenRefused('FORMS_INVALID')
      .when(asks({ kind: 'ANSWERED', formsValid: true }, asking))
      .thenHappens({ kind: 'ASKED', question: 'CHOOSING_METHOD', order })
      .when(asks({ kind: 'CHOOSE_METHOD', method: 'Stripe' }, asking))
      .thenHappens(act('CLEAR_CART', order, 'Stripe'));
    purchase().when(buy(400_000)).thenHappens({ kind: 'ASKED', question: 'CHOOSING_METHOD', order });
    purchase()
      .when(buy(400_000, { ...open, questionnaire: true }))
      .thenHappens({ kind: 'ASKED', question: 'ANSWERING', order });
  });

  it.each([
    [24_999, act('CLEAR_CART', orderOf(24_999))],
    [25_000, { kind: 'ASKED', question: 'CHOOSING_METHOD', order: orderOf(25_000) } as const],
    [0, act('CLEAR_CART', orderOf(0))],
  ])('a total of %d continues with %j [S4-42]', (total, event) => {
    purchase().when(buy(total)).thenHappens(event);
  });

  it('clears the cart, adds tickets and attendees, saves the donation and begins the checkout [S4-43]', () => {
    const both = { ...order, donation: dong(50_000), total: dong(450_000) };
    expect(purchaseActions(both)).toEqual([
      'CLEAR_CART',
      'ADD_TICKETS',
      'ATTACH_ATTENDEES',
      'SAVE_DONATION',
      'BEGIN_CHECKOUT',
    ]);
    for (const numberOfTickets of [1, 2])
      expect(purchaseActions({ ...order, numberOfTickets })).toEqual([
        'CLEAR_CART',
        'ADD_TICKETS',
        'ATTACH_ATTENDEES',
        'BEGIN_CHECKOUT',
      ]);
    expect(purchaseActions(gift)).toEqual(['CLEAR_CART', 'SAVE_DONATION', 'BEGIN_CHECKOUT']);
    purchase(act('CLEAR_CART', both, 'Stripe'))
      .when(begun(450_000))
      .thenRefused('UNDER_WAY')
      .when(actDone)
      .thenHappens(act('ADD_TICKETS', both, 'Stripe'))
      .when(actDone)
      .thenHappens(act('ATTACH_ATTENDEES', both, 'Stripe'))
      .when(actDone)
      .thenHappens(act('SAVE_DONATION', both, 'Stripe'))
      .when(actDone)
      .thenHappens(act('BEGIN_CHECKOUT', both, 'Stripe'))
      .when(actDone)
      .thenRefused('UNDER_WAY')
      .when(begun(450_000))
      .thenHappens({ kind: 'PAYMENT_BEGUN', order: both, checkoutSessionId: 'c1', by: 'CONFIRM_CARD' });
  });

  it('a session price of 0 succeeds without a payment [S4-44]', () => {
    for (const method of PAYMENT_METHODS)
      purchase(act('BEGIN_CHECKOUT', order, method))
        .when(begun(0))
        .thenHappens({ kind: 'BOUGHT' });
    purchase(giving, act('BEGIN_CHECKOUT', gift)).when(begun(0)).thenHappens({ kind: 'DONATED' });
  });

  it.each([
    ['BankTransfer', 'SHOW_TRANSFER'],
    ['VnBankVnpay', 'LEAVE_FOR_GATEWAY'],
    ['Stripe', 'CONFIRM_CARD'],
  ] as const)('a price with %s leads to %s, then to the ticket [S4-45]', (method, by) => {
    purchase(act('BEGIN_CHECKOUT', order, method))
      .when(begun(400_000))
      .thenHappens({ kind: 'PAYMENT_BEGUN', order, checkoutSessionId: 'c1', by })
      .when(asks({ kind: 'PAYMENT_MADE' }))
      .thenHappens({ kind: 'BOUGHT' });
  });

  it('continues a payment begun on an earlier visit, unless another is under way', () => {
    const takeUp = (total: number) =>
      asks({
        kind: 'TAKE_UP',
        checkoutSessionId: 'c1',
        order: { ...order, total: dong(total) },
        method: 'BankTransfer',
      });
    purchase()
      .when(takeUp(400_000))
      .thenHappens({ kind: 'PAYMENT_BEGUN', order, checkoutSessionId: 'c1', by: 'SHOW_TRANSFER' })
      .when(asks({ kind: 'PAYMENT_MADE' }))
      .thenHappens({ kind: 'BOUGHT' });
    purchase().when(takeUp(0)).thenRefused('NOT_HERE');
    purchase(act('ADD_TICKETS', order)).when(takeUp(400_000)).thenRefused('UNDER_WAY');
    purchase({ kind: 'BOUGHT' }).when(takeUp(400_000)).thenRefused('NOT_HERE');
  });

  it('then polls for the ticket up to 30 times [S4-46]', () => {
    let story = purchase({ kind: 'BOUGHT' });
    for (let looks = 1; looks < 30; looks++) story = story.when(looked(false)).thenHappens({ kind: 'LOOKED', looks });
    story.when(looked(true)).thenHappens({ kind: 'TICKET_OWNED' });
    const over = story.when(looked(false)).thenHappens({ kind: 'ENDED', because: 'GAVE_UP' });
    over
      .when(looked(true))
      .thenRefused('NOT_HERE')
      .when(asks({ kind: 'START_ANEW' }))
      .thenHappens({ kind: 'ENTERED', entries: NO_ENTRIES });
    purchase({ kind: 'BOUGHT' }).when(looked(true)).thenHappens({ kind: 'TICKET_OWNED' });
  });

  it.each(['SIGNED_OUT', 'LEFT'] as const)('stops polling once %s [S4-48]', (because) => {
    const ended: PrivatePurchaseEvent = { kind: 'ENDED', because };
    const story = purchase({ kind: 'BOUGHT' })
      .when(asks({ kind: 'STOP', because }))
      .thenHappens(ended);
    expect(story.state).toEqual({ at: 'ENDED', because });
    story.when(looked(false)).thenRefused('NOT_HERE').when(looked(true)).thenRefused('NOT_HERE');
    purchase(act('ADD_TICKETS', order))
      .when(asks({ kind: 'STOP', because }))
      .thenHappens(ended);
  });

  it('can be called off at any question, keeping the entries', () => {
    const entries = { ...NO_ENTRIES, donation: { amount: dong(50_000), message: 'Quý mến' } };
    const back = purchase({ kind: 'ENTERED', entries }, act('ADD_TICKETS', order))
      .when(asks({ kind: 'CALL_OFF' }))
      .thenHappens({ kind: 'CALLED_OFF' });
    expect(back.state).toEqual({ at: 'CHOOSING', entries, thanked: false });
  });

  it.each<[string, number, PrivateSetting, PrivatePurchaseProblem]>([
    ['no ticket', 0, open, 'NO_TICKET'],
    ['nothing left and nothing given', 2, { ...open, saleState: 'SOLD_OUT' }, 'NO_DONATION'],
    ['an event that ended and nothing given', 2, { ...open, ended: true }, 'NO_DONATION'],
    ['a cancelled event', 2, { ...open, status: 'CANCELLED' }, 'EVENT_CANCELLED'],
    ['a sale that is to come', 2, { ...open, saleState: 'COMING_SOON' }, 'NOT_ON_SALE'],
    ['a sale that is closed', 2, { ...open, saleState: 'SALE_CLOSED' }, 'NOT_ON_SALE'],
  ])('is refused with %s', (_what, numberOfTickets, setting, problem) => {
    purchase()
      .when(asks({ kind: 'BUY', numberOfTickets, total: dong(400_000), promoCode: null }, setting))
      .thenRefused(problem);
  });

  it('requires the policy to be accepted, if there is one', () => {
    const bound = { ...open, hasPolicy: true };
    const filled = { donation: NO_ENTRIES.donation, policyAgreed: true };
    purchase()
      .when(buy(400_000, bound))
      .thenRefused('POLICY_NOT_AGREED')
      .when(asks({ kind: 'FILL_IN', filled }))
      .thenHappens({ kind: 'ENTERED', entries: { ...NO_ENTRIES, ...filled } })
      .when(buy(400_000, bound))
      .thenHappens({ kind: 'ASKED', question: 'CHOOSING_METHOD', order });
    purchase()
      .when(asks({ kind: 'BUY', numberOfTickets: 0, total: dong(0), promoCode: null }, bound))
      .thenRefused('NO_TICKET');
  });

  it('refuses donations that are not accepted, and methods that are not offered [S9-14]', () => {
    purchase(giving)
      .when(buy(450_000, { ...open, donationEnabled: false }))
      .thenRefused('DONATION_NOT_ACCEPTED');
    const asked = purchase({ kind: 'ASKED', question: 'CHOOSING_METHOD', order: orderOf(25_000) });
    asked.when(asks({ kind: 'CHOOSE_METHOD', method: 'Stripe' })).thenRefused('METHOD_NOT_OFFERED');
    asked
      .when(asks({ kind: 'CHOOSE_METHOD', method: 'BankTransfer' }, { ...open, methods: ['Stripe'] }))
      .thenRefused('METHOD_NOT_OFFERED');
    asked.when(asks({ kind: 'CHOOSE_METHOD', method: 'BankTransfer' })).thenHappens(act('CLEAR_CART', orderOf(25_000)));
  });

  it('works without donations, and starts empty', () => {
    purchase()
      .when(buy(400_000, { ...open, donationEnabled: false }))
      .thenHappens({ kind: 'ASKED', question: 'CHOOSING_METHOD', order });
    expect(PANEL_OPENED).toEqual({
      at: 'CHOOSING',
      entries: { donateOnlyWanted: false, donation: { amount: 0, message: '' }, policyAgreed: false, promoCode: null },
      thanked: false,
    });
  });

  it('includes the donation entered with tickets', () => {
    purchase(giving)
      .when(buy(450_000))
      .thenHappens({
        kind: 'ASKED',
        question: 'CHOOSING_METHOD',
        order: { numberOfTickets: 2, donation: dong(50_000), total: dong(450_000), promoCode: null },
      });
  });
});

it('viewers without a ticket order exactly what the panel offers', () => {
  fc.assert(
    fc.property(anyPrivateSetting, fc.constantFrom(0, 1).map(dong), (some, amount) => {
      const setting = { ...some, ownsTicket: false, hasPolicy: false };
      const panel = privatePanel({
        ...setting,
        byInvitation: false,
        requiredApproval: false,
        isOwnedTicket: false,
        orderStatus: null,
      });
      const says = panel.kind === 'VISITOR' && panel.button?.enabled ? panel.button.says : null;
      const filled: PrivatePurchase = {
        at: 'CHOOSING',
        entries: { ...NO_ENTRIES, donation: { amount, message: '' } },
        thanked: false,
      };
      const ordered = decidePrivatePurchase(
        filled,
        { kind: 'BUY', numberOfTickets: 1, total: dong(amount + 30_000), promoCode: null },
        setting,
      );
      const given = amount === 0 || setting.donationEnabled;
      expect(ordered.ok).toBe((says === 'BUY' && given) || (says === 'DONATE' && amount > 0));
    }),
    { numRuns: 300 },
  );
});

it('orders tickets with the code that is part of their price, and a donation alone with none', () => {
  fc.assert(
    fc.property(anyPrivateSetting, fc.boolean(), fc.constantFrom(0, 50_000).map(dong), (some, alone, amount) => {
      const setting = { ...some, hasPolicy: false };
      const filled: PrivatePurchase = {
        at: 'CHOOSING',
        entries: { ...NO_ENTRIES, donateOnlyWanted: alone, donation: { amount, message: '' }, promoCode: 'SALE10' },
        thanked: false,
      };
      const ordered = decidePrivatePurchase(
        filled,
        { kind: 'BUY', numberOfTickets: 2, total: dong(amount + 360_000), promoCode: 'SALE10' },
        setting,
      );
      const orders = ordered.ok ? ordered.value.flatMap((event) => ('order' in event ? [event.order] : [])) : [];
      expect(orders).toHaveLength(ordered.ok ? 1 : 0);
      for (const { numberOfTickets, total, promoCode } of orders)
        expect([total, promoCode]).toEqual(numberOfTickets === 0 ? [amount, null] : [amount + 360_000, 'SALE10']);
    }),
    { numRuns: 300 },
  );
});

describe('donating without a ticket', () => {
  it('is switched on and off [S4-49]', () => {
    const on = { ...NO_ENTRIES, donateOnlyWanted: true };
    purchase()
      .when(asks({ kind: 'TOGGLE_DONATE_ONLY' }))
      .thenHappens({ kind: 'ENTERED', entries: on })
      .when(asks({ kind: 'TOGGLE_DONATE_ONLY' }))
      .thenHappens({ kind: 'ENTERED', entries: NO_ENTRIES });
    purchase()
      .when(asks({ kind: 'TOGGLE_DONATE_ONLY' }, { ...open, donationEnabled: false }))
      .thenRefused('DONATION_NOT_ACCEPTED');
    const ordered: PrivatePurchaseEvent = { kind: 'ASKED', question: 'CHOOSING_METHOD', order: gift };
    purchase({ kind: 'ENTERED', entries: { ...on, donation: { amount: dong(50_000), message: '' } } })
      .when(buy(400_000))
      .thenHappens(ordered);
  });

  it.each([{ ended: true }, { ownsTicket: true }, { saleState: 'SOLD_OUT' }] as const)(
    'is the only choice with %j [S4-50]',
    (over) => {
      const setting = { ...open, questionnaire: true, ...over };
      purchase(giving)
        .when(buy(450_000, setting))
        .thenHappens({ kind: 'ASKED', question: 'CHOOSING_METHOD', order: gift });
    },
  );

  it.each([{ ended: true }, { ownsTicket: true }])('cannot be switched off with %j [S4-50]', (over) => {
    purchase(giving)
      .when(asks({ kind: 'TOGGLE_DONATE_ONLY' }, { ...open, ...over }))
      .thenRefused('DONATE_ONLY_FORCED');
  });

  it('thanks for a donation and clears its fields', () => {
    const entries = {
      donateOnlyWanted: true,
      donation: { amount: dong(50_000), message: 'Quý mến' },
      policyAgreed: true,
      promoCode: null,
    };
    const thanked = purchase({ kind: 'ENTERED', entries }, act('BEGIN_CHECKOUT', gift), {
      kind: 'PAYMENT_BEGUN',
      order: gift,
      checkoutSessionId: 'c1',
      by: 'SHOW_TRANSFER',
    })
      .when(asks({ kind: 'PAYMENT_MADE' }))
      .thenHappens({ kind: 'DONATED' });
    expect(thanked.state).toEqual({
      at: 'CHOOSING',
      entries: { donateOnlyWanted: true, donation: { amount: 0, message: '' }, policyAgreed: true, promoCode: null },
      thanked: true,
    });
    const next = thanked
      .when(asks({ kind: 'FILL_IN', filled: { donation: entries.donation, policyAgreed: true } }))
      .thenHappens({ kind: 'ENTERED', entries });
    expect(next.state).toEqual({ at: 'CHOOSING', entries, thanked: false });
  });
});

const ordering = { entries: NO_ENTRIES, order };
const STATES: Readonly<Record<PrivatePurchase['at'], PrivatePurchase>> = {
  CHOOSING: {
    ...PANEL_OPENED,
    at: 'CHOOSING',
    entries: { ...NO_ENTRIES, donation: { amount: dong(1), message: '' } },
    thanked: false,
  },
  SIGNING_IN: { ...ordering, at: 'SIGNING_IN' },
  ANSWERING: { ...ordering, at: 'ANSWERING' },
  CHOOSING_METHOD: { ...ordering, at: 'CHOOSING_METHOD' },
  ORDERING: { ...ordering, at: 'ORDERING', method: 'Stripe', act: 'ADD_TICKETS' },
  PAYING: { ...ordering, at: 'PAYING', checkoutSessionId: 'c1', by: 'SHOW_TRANSFER' },
  LOOKING: { at: 'LOOKING', looks: 3 },
  OWNED: { at: 'OWNED' },
  ENDED: { at: 'ENDED', because: 'LEFT' },
};

const COMMANDS: {
  readonly [Kind in PrivatePurchaseCommand['kind']]: Extract<PrivatePurchaseCommand, { readonly kind: Kind }>;
} = {
  TOGGLE_DONATE_ONLY: { kind: 'TOGGLE_DONATE_ONLY' },
  FILL_IN: { kind: 'FILL_IN', filled: { donation: NO_ENTRIES.donation, policyAgreed: true } },
  BUY: { kind: 'BUY', numberOfTickets: 1, total: dong(30_000), promoCode: null },
  SIGNED_IN: { kind: 'SIGNED_IN' },
  ANSWERED: { kind: 'ANSWERED', formsValid: true },
  CHOOSE_METHOD: { kind: 'CHOOSE_METHOD', method: 'Stripe' },
  ACT_DONE: { kind: 'ACT_DONE' },
  CHECKOUT_BEGUN: { kind: 'CHECKOUT_BEGUN', checkoutSessionId: 'c1', price: dong(1) },
  TAKE_UP: { kind: 'TAKE_UP', checkoutSessionId: 'c1', order, method: 'BankTransfer' },
  PAYMENT_MADE: { kind: 'PAYMENT_MADE' },
  CALL_OFF: { kind: 'CALL_OFF' },
  LOOKED: { kind: 'LOOKED', ownsTicket: false },
  STOP: { kind: 'STOP', because: 'LEFT' },
  START_ANEW: { kind: 'START_ANEW' },
};

describe('every command in every state', () => {
  it.each<[PrivatePurchase['at'], (keyof typeof COMMANDS)[], PrivatePurchaseProblem]>([
    ['CHOOSING', ['TOGGLE_DONATE_ONLY', 'FILL_IN', 'BUY', 'TAKE_UP'], 'NOT_HERE'],
    ['SIGNING_IN', ['SIGNED_IN', 'CALL_OFF', 'STOP'], 'UNDER_WAY'],
    ['ANSWERING', ['ANSWERED', 'CALL_OFF', 'STOP'], 'UNDER_WAY'],
    ['CHOOSING_METHOD', ['CHOOSE_METHOD', 'CALL_OFF', 'STOP'], 'UNDER_WAY'],
    ['ORDERING', ['ACT_DONE', 'CALL_OFF', 'STOP'], 'UNDER_WAY'],
    ['PAYING', ['PAYMENT_MADE', 'CALL_OFF', 'STOP'], 'UNDER_WAY'],
    ['LOOKING', ['LOOKED', 'STOP'], 'NOT_HERE'],
    ['OWNED', ['START_ANEW'], 'NOT_HERE'],
    ['ENDED', ['START_ANEW'], 'NOT_HERE'],
  ])('%s allows %j and refuses the rest with %s', (at, allowed, reason) => {
    for (const [kind, command] of Object.entries(COMMANDS)) {
      const answer = decidePrivatePurchase(STATES[at], command, open);
      if (allowed.some((one) => one === kind)) expect(answer, kind).toMatchObject({ ok: true });
      else expect(answer, kind).toEqual({ ok: false, refusal: reason });
    }
  });

  it('every state is reached', () => {
    const commands = [
      ...Object.values(COMMANDS),
      { kind: 'LOOKED', ownsTicket: true } as const,
      { ...COMMANDS.CHECKOUT_BEGUN, price: dong(0) },
    ];
    const reached = explored(
      (state, command) => decidePrivatePurchase(state, command, asking),
      evolvePrivatePurchase,
      PANEL_OPENED,
      commands,
    );
    expect(new Set(reached.map((state) => state.at))).toEqual(new Set(Object.keys(STATES)));
  });

  it('orders need sign-in and policy, a price of 0 is never paid, and replay gives the state', () => {
    const someStory = fc.tuple(anyPrivateSetting, fc.array(anyPrivateCommand, { minLength: 20, maxLength: 80 }));
    fc.assert(
      fc.property(someStory, ([setting, commands]) => {
        let state = PANEL_OPENED;
        let signedIn = setting.signedIn;
        // A purchase begun during the sale may be finished after it.
        let takenUp = false;
        const told: PrivatePurchaseEvent[] = [];
        for (const command of commands) {
          const decided = decidePrivatePurchase(state, command, { ...setting, signedIn });
          if (!decided.ok) continue;
          if (command.kind === 'SIGNED_IN') signedIn = true;
          if (command.kind === 'TAKE_UP') takenUp = true;
          if (command.kind === 'BUY') takenUp = false;
          for (const event of decided.value) {
            if (event.kind === 'ACT_BEGUN') {
              expect(signedIn).toBe(true);
              if (setting.hasPolicy) expect(state).toMatchObject({ entries: { policyAgreed: true } });
            }
            if (event.kind === 'PAYMENT_BEGUN') expect(command).not.toMatchObject({ price: 0 });
            if (event.kind === 'BOUGHT' && !takenUp)
              expect(setting.ended || setting.ownsTicket || !isSelectable(setting.saleState)).toBe(false);
            told.push(event);
            state = evolvePrivatePurchase(state, event);
          }
        }
        expect(told.reduce(evolvePrivatePurchase, PANEL_OPENED)).toEqual(state);
      }),
    );
  });
});

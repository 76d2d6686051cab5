import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Json } from './buying-world.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { stripeWorld } from './stripe-world.ts';

const { app, world, asBuyer, stripe, cardNumbered } = await stripeWorld();

const FIELDS = `id type percent_off amount_off max_amount_off iin issuer limit quantity begin_at end_at used state
  total_discount total_sold`;
const CREATE = `mutation ($event: Int!, $input: PromotionPaymentInput!) {
  create_promotion_payment(event_id: $event, input: $input) { ${FIELDS} } }`;
const LIST = `query ($event: Int!) { promotion_payments(event_id: $event) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: PromotionPaymentInput!) {
  update_promotion_payment(id: $id, input: $input) { ${FIELDS} } }`;
const PAUSE = 'mutation ($id: ID!, $paused: Boolean!) { pause_promotion_payment(id: $id, paused: $paused) }';
const WORTH = `query ($event: Int!, $session: Int!, $card: ID!, $code: String) {
  card_worth(event_id: $event, section_event_id: $session, payment_method_id: $card, code: $code) { off issuer } }`;
const OFFERS = `query ($event: Int!) {
  card_offers(event_id: $event) { issuer percent_off amount_off max_amount_off end_at } }`;
const INTENT = `mutation ($input: CreateStripePaymentIntentInput!) { create_stripe_payment_intent(input: $input) { client_secret } }`;
const ADD = `mutation ($id: String!) { add_stripe_payment_method(payment_method_id: $id) { id } }`;
const ORDER = `query ($id: ID!) { user_order(id: $id) { status price original_price payment_off special_off promotion_code } }`;
/** Of the promotion’s bank, and of another. */
const [OWN, OTHER] = ['4242424242424242', '5555555555554444'];

async function organised(price = 200_000) {
  const sale = await world.sale({ types: [{ price }] });
  const email = `${randomUUID()}@example.test`;
  const organiser = await asBuyer(email);
  await giveSecondFactor(app, organiser.token);
  await world.pool.query(
    'UPDATE event SET owner_account_id = (SELECT account_id FROM account WHERE email = $2) WHERE event_id = $1',
    [sale.eventId, email],
  );
  const { eventId: event } = sale;
  const create = (input: object, key?: string) =>
    organiser.ask('create_promotion_payment', CREATE, { event, input }, key);
  const list = () => organiser.ask('promotion_payments', LIST, { event });
  return { sale, organiser, create, list };
}

type Organised = Awaited<ReturnType<typeof organised>>;

/** An intent comes first, since only then the account is the provider’s customer. */
async function cardholder({ sale }: Organised) {
  const buyer = await asBuyer();
  const intentFor = (id: unknown) =>
    buyer.ask('create_stripe_payment_intent', INTENT, { input: { payment_checkout_session_id: id } });
  const early = await buyer.begin(sale, [...(await buyer.choose(sale, [1])).value]);
  await intentFor(early.value['id']);
  const [own, other] = [cardNumbered(OWN), cardNumbered(OTHER)];
  for (const id of [own, other]) await buyer.ask('add_stripe_payment_method', ADD, { id });
  await buyer.ask(
    'cancel_payment_checkout_session',
    'mutation ($id: ID!) { cancel_payment_checkout_session(id: $id) { id } }',
    { id: early.value['id'] },
  );
  const begin = async (more: object) => buyer.begin(sale, [...(await buyer.choose(sale, [1])).value], { ...more });
  const pay = async (id: unknown, card: string) => {
    const secret = String((await intentFor(id)).value['client_secret']);
    const intentId = secret.split('_secret_')[0] ?? '';
    await stripe.confirm(intentId, { client_secret: secret, payment_method: card });
    return stripe.intent(intentId);
  };
  const read = async (id: unknown) => (await buyer.read(id)).value;
  return { buyer, own, other, begin, pay, read };
}

describe('an organiser', () => {
  it('keeps a bank’s promotion with all its fields and reads it among the event’s [S3-56] [S7.7-33]', async () => {
    const { create, list } = await organised();
    const [begin_at, end_at] = [Date.now() - 60_000, Date.now() + 3_600_000];
    const terms = { max_amount_off: 50_000, iin: ['424242', '970436'], issuer: 'Vietcombank', limit: 2, quantity: 90 };
    const key = randomUUID();
    const input = { ...terms, percent_off: 20, begin_at, end_at };
    const made = await create(input, key);
    expect(made.value).toEqual({
      id: expect.stringMatching(/^\w+/),
      type: 'PERCENT_OFF',
      amount_off: null,
      used: 0,
      state: 'RUNNING',
      total_discount: 0,
      total_sold: 0,
      ...input,
    });
    expect((await create(input, key)).value).toEqual(made.value);
    const flat = await create({ amount_off: 30_000, issuer: ' Techcombank ' });
    expect(flat.value).toMatchObject({
      type: 'amount',
      amount_off: 30_000,
      issuer: 'Techcombank',
      iin: [],
      limit: null,
    });
    expect((await list()).value).toEqual([made.value, flat.value]);
    expect((await (await organised()).list()).value).toEqual([]);
  });

  it.each([
    [{ percent_off: 20, iin: ['42424'] }, 'iin', { kind: 'MALFORMED' }],
    [{ percent_off: 20 }, 'iin', { kind: 'REQUIRED' }],
    [{ percent_off: 20, iin: ['42424212'] }, 'issuer', { kind: 'REQUIRED' }],
    [{ issuer: 'Vietcombank' }, 'percent_off', { kind: 'REQUIRED' }],
    [{ percent_off: 20, issuer: 'V', begin_at: 2_000, end_at: 1_000 }, 'end_at', { kind: 'MALFORMED' }],
  ])('is refused %j at its field', async (input, field, problem) => {
    const { create, list } = await organised();
    const refused = await create(input);
    expect([refused.code, refused.errorData]).toEqual(['INVALID_INPUT', { field, problem }]);
    expect((await list()).value).toEqual([]);
  });

  it('changes its terms, though never below its uses, and lets it pause and go on', async () => {
    const event = await organised();
    const terms = { percent_off: 20, iin: ['424242'], quantity: 9 };
    const { id } = (await event.create(terms)).value as unknown as { readonly id: string };
    const update = (input: object) => event.organiser.ask('update_promotion_payment', UPDATE, { id, input });
    const pause = (paused: boolean) => event.organiser.ask('pause_promotion_payment', PAUSE, { id, paused });
    const { begin, own } = await cardholder(event);
    expect((await begin({ payment_method_id: own })).value).toMatchObject({ price: 160_000 });
    await world.pool.query('UPDATE promotion_payment SET used = 2 WHERE event_id = $1', [event.sale.eventId]);
    expect((await update({ ...terms, quantity: 1 })).errorData).toEqual({
      field: 'quantity',
      problem: { kind: 'TOO_SMALL', min: 2 },
    });
    expect((await update({ ...terms, iin: ['4'] })).errorData).toMatchObject({ field: 'iin' });
    expect((await update({ amount_off: 50_000, iin: ['424242'], quantity: 9 })).value).toMatchObject({
      id,
      type: 'amount',
      amount_off: 50_000,
      percent_off: null,
      used: 2,
    });
    await world.pool.query('UPDATE promotion_payment SET used = 1 WHERE event_id = $1', [event.sale.eventId]);
    expect((await pause(true)).value).toBe(true);
    expect([...(await event.list()).value].map((one) => one['state'])).toEqual(['PAUSED']);
    expect((await begin({ payment_method_id: own })).value).toMatchObject({ price: 200_000 });
    expect((await pause(false)).value).toBe(true);
    expect((await begin({ payment_method_id: own })).value).toMatchObject({ price: 150_000 });
    const stranger = await asBuyer();
    expect((await stranger.ask('update_promotion_payment', UPDATE, { id, input: terms })).code).toBe('FORBIDDEN');
    expect((await stranger.ask('pause_promotion_payment', PAUSE, { id, paused: true })).code).toBe('FORBIDDEN');
  });

  it('alone may do so, and ends it', async () => {
    const { sale, organiser, create, list } = await organised();
    const input = { percent_off: 20, iin: ['424242'] };
    const { id } = (await create(input)).value as unknown as { readonly id: string };
    const stranger = await asBuyer();
    const event = sale.eventId;
    expect((await stranger.ask('create_promotion_payment', CREATE, { event, input })).code).toBe('FORBIDDEN');
    expect((await stranger.ask('promotion_payments', LIST, { event })).code).toBe('FORBIDDEN');
    const END = 'mutation ($id: ID!) { end_promotion_payment(id: $id) }';
    expect((await stranger.ask('end_promotion_payment', END, { id })).code).toBe('FORBIDDEN');
    expect((await organiser.ask('end_promotion_payment', END, { id })).value).toBe(true);
    expect([...(await list()).value].map((one) => one['state'])).toEqual(['OVER']);
  });
});

describe('a buyer', () => {
  it('pays less by a card of the bank, once by its limit; the order adds up, and its refund is what was paid', async () => {
    const event = await organised();
    await event.create({ percent_off: 25, max_amount_off: 30_000, iin: ['424242'], issuer: 'Vietcombank', limit: 1 });
    const { begin, own, pay, read, buyer } = await cardholder(event);
    expect((await begin({ payment_method_id: own, shown_price: 200_000 })).errorData).toEqual({ price: 170_000 });
    const begun = await begin({ payment_method_id: own, shown_price: 170_000 });
    expect(begun.value).toMatchObject({ price: 170_000, original_price: 200_000, discount: 30_000 });
    const intent = await pay(begun.value['id'], own);
    expect([intent.status, intent.amount]).toEqual(['succeeded', 170_000]);
    const paid = await read(begun.value['id']);
    expect(paid['result']).toMatchObject({ status: 'SUCCESSFUL', received: 170_000 });
    const order = await buyer.ask('user_order', ORDER, { id: paid['user_order_id'] });
    expect(order.value).toEqual({
      status: 'SUCCESSFUL',
      price: 170_000,
      original_price: 200_000,
      payment_off: 30_000,
      special_off: 0,
      promotion_code: null,
    });
    const money = { total_discount: 30_000, total_sold: 170_000 };
    expect([...(await event.list()).value]).toMatchObject([{ used: 1, ...money }]);
    expect((await begin({ payment_method_id: own })).value).toMatchObject({ price: 200_000 });
    const offer = await event.organiser.ask(
      'refund_offer',
      'query ($id: ID!) { refund_offer(user_order_id: $id) { tickets { id worth } } }',
      { id: paid['user_order_id'] },
    );
    const tickets = [...(offer.value['tickets'] ?? [])];
    expect(tickets.map((ticket) => ticket['worth'])).toEqual([170_000]);
    const refunded = await event.organiser.ask(
      'refund_order',
      'mutation ($input: RefundOrderInput!) { refund_order(input: $input) { refunds { amount } } }',
      {
        input: {
          user_order_id: paid['user_order_id'],
          ticket_ids: tickets.map((ticket) => ticket['id']),
          donation: false,
          reason: 'Rain',
        },
      },
    );
    expect([refunded.code, refunded.value]).toEqual([null, { refunds: [{ amount: 170_000 }] }]);
    expect(await world.integrity(event.sale.eventId)).toMatchObject({ healthy: true });
  });

  it('pays less by a code and a card, and the report tells what each took off', async () => {
    const event = await organised();
    const { sale, organiser } = event;
    await event.create({ amount_off: 30_000, iin: ['424242'], issuer: 'Vietcombank' });
    await organiser.ask(
      'create_promotion_code',
      'mutation ($event: Int!, $input: PromotionCodeInput!) { create_promotion_code(event_id: $event, input: $input) { code } }',
      {
        event: sale.eventId,
        input: { ticket_ids: [organiser.ticketId(sale)], code: 'TENTH', percent_off: 10, quantity: 5 },
      },
    );
    const { begin, own, pay, read } = await cardholder(event);
    const begun = await begin({ payment_method_id: own, code: 'TENTH' });
    expect(begun.value).toMatchObject({ price: 150_000, discount: 50_000 });
    await pay(begun.value['id'], own);
    expect((await read(begun.value['id']))['result']).toMatchObject({ status: 'SUCCESSFUL' });
    const report = await organiser.ask(
      'period_revenue',
      `query ($input: PeriodRevenueInput!) {
        period_revenue(input: $input) { promotion_codes { code use_times total_discount } } }`,
      { input: { event_id: sale.eventId } },
    );
    expect([report.code, report.value]).toEqual([
      null,
      { promotion_codes: [{ code: 'TENTH', use_times: 1, total_discount: 20_000 }] },
    ]);
  });

  it.each([
    ['its bank', 'Vietcombank', 170_000],
    ['another bank', 'Techcombank', 200_000],
  ])('pays by a card of eight digits, of which the provider tells six, with %s', async (_, issuer, price) => {
    const event = await organised();
    await event.create({ amount_off: 30_000, iin: ['42424242'], issuer });
    const { begin, own } = await cardholder(event);
    expect((await begin({ payment_method_id: own })).value).toMatchObject({ price });
  });

  it('pays the full price by another card, and by no card', async () => {
    const event = await organised();
    await event.create({ amount_off: 30_000, iin: ['424242'] });
    const { begin, other, pay } = await cardholder(event);
    const begun = await begin({ payment_method_id: other, shown_price: 200_000 });
    expect((await pay(begun.value['id'], other)).amount).toBe(200_000);
    expect((await begin({})).value).toMatchObject({ price: 200_000 });
  });

  it('pays the lowered price by that card only: another card’s money is released, a transfer refused [S3-83]', async () => {
    const event = await organised();
    await event.create({ amount_off: 30_000, iin: ['424242'] });
    const { begin, own, other, pay, read, buyer } = await cardholder(event);
    const { id } = (await begin({ payment_method_id: own })).value as unknown as { readonly id: Json };
    expect((await buyer.transfer(id)).code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect((await pay(id, other)).status).toBe('canceled');
    expect((await read(id))['result']).toMatchObject({ status: 'PENDING', received: 0 });
    expect((await pay(id, own)).status).toBe('succeeded');
    expect((await read(id))['result']).toMatchObject({ status: 'SUCCESSFUL', received: 170_000 });
    expect(await world.integrity(event.sale.eventId)).toMatchObject({ healthy: true });
  });

  it('reads before paying what a card takes off, also a new one, and what the event’s banks offer [S3-83]', async () => {
    const event = await organised();
    const terms = { percent_off: 25, max_amount_off: 30_000, iin: ['424242'], issuer: 'Vietcombank', limit: 1 };
    const { id } = (await event.create(terms)).value as unknown as { readonly id: string };
    const { buyer, own, other, begin } = await cardholder(event);
    const ids = { event: event.sale.eventId, session: event.sale.sectionEventId };
    await buyer.choose(event.sale, [1]);
    const worth = async (card: string, more: object = {}) => buyer.ask('card_worth', WORTH, { ...ids, card, ...more });
    const offers = () => buyer.ask('card_offers', OFFERS, { event: ids.event });
    expect((await offers()).value).toEqual([
      { issuer: 'Vietcombank', percent_off: 25, amount_off: null, max_amount_off: 30_000, end_at: null },
    ]);
    const lowered = { off: 30_000, issuer: 'Vietcombank' };
    expect((await worth(own)).value).toEqual(lowered);
    expect((await worth(other)).value).toEqual({ off: 0, issuer: null });
    const fresh = cardNumbered(OWN);
    expect((await worth(fresh)).value).toEqual(lowered);
    expect((await worth(own, { code: 'NOBODYS' })).code).toBe('PROMOTION_CODE_INVALID');
    const stranger = await cardholder(event);
    expect((await worth(stranger.own)).code).toBe('NOT_FOUND');
    expect((await begin({ payment_method_id: fresh, shown_price: 170_000 })).value).toMatchObject({ price: 170_000 });
    const pause = { id, paused: true };
    await event.organiser.ask('pause_promotion_payment', PAUSE, pause);
    expect([(await offers()).value, (await worth(fresh)).value]).toEqual([[], { off: 0, issuer: null }]);
  });

  it('pays the lowered price by a new card, which is asked about before it is anybody’s', async () => {
    const event = await organised();
    await event.create({ amount_off: 30_000, iin: ['424242'] });
    const buyer = await asBuyer();
    const fresh = cardNumbered(OWN);
    const lines = [...(await buyer.choose(event.sale, [1])).value];
    const begun = await buyer.begin(event.sale, lines, { payment_method_id: fresh, shown_price: 170_000 });
    const { id } = begun.value as unknown as { readonly id: Json };
    const intent = await buyer.ask('create_stripe_payment_intent', INTENT, {
      input: { payment_checkout_session_id: id },
    });
    const secret = String(intent.value['client_secret']);
    expect((await buyer.ask('add_stripe_payment_method', ADD, { id: fresh })).value).toEqual({ id: fresh });
    await stripe.confirm(secret.split('_secret_')[0] ?? '', { client_secret: secret, payment_method: fresh });
    expect((await buyer.read(id)).value['result']).toMatchObject({ status: 'SUCCESSFUL', received: 170_000 });
  });

  it('names cards of their own only', async () => {
    const event = await organised();
    const { begin } = await cardholder(event);
    const stranger = await cardholder(event);
    expect((await begin({ payment_method_id: stranger.own })).code).toBe('NOT_FOUND');
  });
});

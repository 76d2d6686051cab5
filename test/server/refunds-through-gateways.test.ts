import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { SendGatewayRefunds } from '#server/money/send-gateway-refunds.ts';
import { buyingWorld, type Json } from './buying-world.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { simulatedStripe, simulatedVnpay } from './simulated-gateways.ts';

const product = { url: '' };
const { stripe, cardNumbered, env: ofStripe } = await simulatedStripe(product);
const { gateway, opened, env: ofVnpay } = await simulatedVnpay(product);
const { app, world, asBuyer } = await buyingWorld({ ...ofStripe, ...ofVnpay });
product.url = app.url;
beforeEach(() => {
  stripe.switches = { webhooks: 'on', api: 'on' };
  gateway.refundMode = 'sent';
});

const PRICE = 150_000;
const VNPAY = 'mutation ($input: CreateVnpayPaymentInput!) { create_vnpay_payment(input: $input) { pay_link } }';
const INTENT =
  'mutation ($input: CreateStripePaymentIntentInput!) { create_stripe_payment_intent(input: $input) { client_secret } }';
const ADD = 'mutation ($id: String!) { add_stripe_payment_method(payment_method_id: $id) { id } }';
const ORDERS = '{ user_orders(limit: 1) { user_orders { id status refunds { status by_provider amount } } } }';
const LINKS = 'query ($id: ID!) { refund_links(user_order_id: $id) { token } }';
const DESK = `query ($search: String) { refunds_to_pay(search: $search) { entries {
  id state provider dispute failed_because account { named_at } } } }`;
const MARK = `mutation ($id: ID!, $at: Timestamp!) {
  mark_refunds_sent(refunds: [{ id: $id, account_named_at: $at }]) { problem } }`;
const CONFIRM = 'mutation ($id: ID!) { confirm_refund(id: $id, reference: "FT26332000001") }';
const CLOSE = `mutation ($id: ID!, $outcome: String!) {
  close_card_dispute(refund_id: $id, outcome: $outcome, note: "Seen at Stripe") }`;

type Person = Awaited<ReturnType<typeof asBuyer>>;
/** `made`: how many refunds the gateway has. `mood`: what it does with the next one. */
type AtGateway = {
  readonly made: () => number;
  readonly mood: (now: 'done' | 'refused' | 'answer lost') => void;
  readonly dispute: () => Promise<void>;
};

async function byVnpay(buyer: Person, id: unknown): Promise<AtGateway> {
  const redirect_url = `http://vemoi.test/payment/1?payment_checkout_session_id=${id}`;
  const input = { payment_checkout_session_id: id, redirect_url, type: 'VNPAYQR' };
  const transaction = opened((await buyer.ask('create_vnpay_payment', VNPAY, { input })).value['pay_link']);
  await gateway.finish(transaction, 'paid');
  return {
    made: () => transaction.refunds.length,
    mood: (now) => {
      gateway.refundMode = ({ done: 'sent', refused: 'refused', 'answer lost': 'no-answer' } as const)[now];
    },
    dispute: async () => undefined,
  };
}

async function byStripe(buyer: Person, id: unknown): Promise<AtGateway> {
  const input = { payment_checkout_session_id: id };
  const secret = String((await buyer.ask('create_stripe_payment_intent', INTENT, { input })).value['client_secret']);
  const intentId = secret.split('_secret_')[0] ?? '';
  const card = cardNumbered('4242424242424242');
  await buyer.ask('add_stripe_payment_method', ADD, { id: card });
  await stripe.confirm(intentId, { client_secret: secret, payment_method: card });
  return {
    made: () => [...stripe.refunds.values()].filter((one) => one.payment_intent === intentId).length,
    mood: (now) => {
      const refunds = ({ done: 'succeed', refused: 'fail', 'answer lost': 'lost' } as const)[now];
      stripe.switches = { webhooks: now === 'answer lost' ? 'lost' : 'on', api: 'on', refunds };
    },
    dispute: () => stripe.dispute(intentId),
  };
}

async function accountant(): Promise<Person> {
  const email = `${randomUUID()}@example.test`;
  await asBuyer(email);
  await world.pool.query('UPDATE account SET is_accountant = true WHERE email = $1', [email]);
  const signedIn = await asBuyer(email);
  await giveSecondFactor(app, signedIn.token);
  return signedIn;
}

/** A cancelled order that a gateway took the money of, as its buyer and an accountant see its refund. */
async function refunding(pay: typeof byVnpay) {
  const sale = await world.sale({ types: [{ price: PRICE }] });
  const buyer = await asBuyer();
  const checkout = await buyer.begin(sale, [...(await buyer.choose(sale, [1])).value]);
  const atGateway = await pay(buyer, checkout.value['id']);
  const { id, number } = await world.one<{ readonly id: string; readonly number: string }>(
    'SELECT user_order_id AS id, order_number AS number FROM user_order WHERE event_id = $1',
    [sale.eventId],
  );
  const wish = { key: randomUUID(), orderId: id, reason: 'ORDER_CANCELLED', of: 'ALL', note: null, by: null } as const;
  await world.database.transaction((tx) => world.decideRefunds(tx, sale.eventId, [{ ...wish, tell: true }]));
  const desk = await accountant();
  const listed = async (): Promise<readonly Json[]> =>
    (await desk.ask('refunds_to_pay', DESK, { search: number })).value['entries'] ?? [];
  const order = async () => (await buyer.ask('user_orders', ORDERS, {})).value['user_orders']?.[0] ?? {};
  return {
    ...atGateway,
    desk,
    /** As the job does, when it is due. */
    async send() {
      await world.pool.query(`UPDATE gateway_refund SET ask_at = now() - interval '1 second' WHERE ask_at IS NOT NULL`);
      await app.use(SendGatewayRefunds)();
    },
    links: async () =>
      (await buyer.ask('refund_links', LINKS, { id: (await order())['id'] })).value as unknown as readonly Json[],
    async first(): Promise<Json> {
      const [entry] = await listed();
      if (entry === undefined) throw new Error('The desk lists no refund');
      return entry;
    },
    /** Of the order, of its refund, and of the refund at the desk; null: it is not listed. */
    async said() {
      const { status, refunds } = await order();
      const [refund] = refunds as unknown as readonly Json[];
      const [entry] = await listed();
      const { state = null, provider = null } = entry ?? {};
      return [status, refund?.['status'], refund?.['by_provider'] ? 'its provider' : 'a person', state, provider];
    },
    healthy: async () => expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true }),
  };
}

describe.each([
  ['VNPAY', byVnpay],
  ['STRIPE', byStripe],
] as const)('a refund through %s, to its buyer and at the accountant’s desk', (provider, pay) => {
  it('waits for the provider, is paid back, and leaves the desk', async () => {
    const { send, said, links, made, healthy } = await refunding(pay);
    expect(await said()).toEqual(['CANCELLED', 'DECIDED', 'its provider', 'WITH_PROVIDER', provider]);
    expect(await links()).toEqual([]);
    await send();
    expect(await said()).toEqual(['REFUNDED', 'CONFIRMED', 'its provider', null, null]);
    expect(made()).toBe(1);
    await healthy();
  });

  it('that the provider refuses waits for its buyer’s account, and a person pays it', async () => {
    const { send, said, links, made, mood, first, desk, healthy } = await refunding(pay);
    mood('refused');
    // Stripe refuses a moment after it has accepted.
    const sent = async () => {
      await send();
      return said();
    };
    await expect.poll(sent).toEqual(['CANCELLED', 'FAILED', 'a person', 'FAILED', null]);
    expect(await first()).toMatchObject({ account: null, failed_because: expect.stringMatching(/./) });
    const [link] = await links();
    const account = { token: link?.['token'], bank: '970436', number: '0071000123456', holder_name: 'Nguyễn Thị Lan' };
    const named = await fetch(`${app.url}/api/v1/refund/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect(named.status).toBe(200);
    const { id, account: shown } = await first();
    const marked = await desk.ask('mark_refunds_sent', MARK, { id, at: (shown as unknown as Json)['named_at'] });
    expect(marked.value).toEqual([{ problem: null }]);
    expect(await said()).toEqual(['CANCELLED', 'SENT', 'a person', 'SENT', null]);
    expect((await desk.ask('confirm_refund', CONFIRM, { id })).value).toBe(true);
    await send();
    expect(await said()).toEqual(['REFUNDED', 'CONFIRMED', 'a person', null, null]);
    expect(made()).toBe(1);
    await healthy();
  });

  it('whose answer is lost stays with the provider, is paid by nobody else, and is found by asking', async () => {
    const { send, said, made, mood, first, desk, healthy } = await refunding(pay);
    mood('answer lost');
    await send();
    expect(await said()).toEqual(['CANCELLED', 'SENT', 'its provider', 'WITH_PROVIDER', provider]);
    const { id } = await first();
    const marked = await desk.ask('mark_refunds_sent', MARK, { id, at: world.now() });
    expect(marked.value).toEqual([{ problem: 'WITH_PROVIDER' }]);
    mood('done');
    await send();
    expect(await said()).toEqual(['REFUNDED', 'CONFIRMED', 'its provider', null, null]);
    expect(made()).toBe(1);
    await healthy();
  });
});

describe('a refund whose buyer disputes the payment, too, at the accountant’s desk', () => {
  it('says so, is paid by nobody, and is done once an accountant records that the dispute was lost', async () => {
    const { send, said, made, dispute, first, desk, healthy } = await refunding(byStripe);
    await dispute();
    await send();
    expect(await said()).toEqual(['CANCELLED', 'DECIDED', 'its provider', 'DISPUTED', 'STRIPE']);
    const { id, dispute: state } = await first();
    expect(state).toBe('OPEN');
    const wrong = await desk.ask('close_card_dispute', CLOSE, { id, outcome: 'DRAWN' });
    expect(wrong.code).toBe('INVALID_INPUT');
    expect((await desk.ask('close_card_dispute', CLOSE, { id, outcome: 'LOST' })).value).toBe(true);
    await send();
    expect(await said()).toEqual(['REFUNDED', 'CONFIRMED', 'its provider', null, null]);
    expect((await desk.ask('close_card_dispute', CLOSE, { id, outcome: 'WON' })).code).toBe('NOT_FOUND');
    expect(made()).toBe(0);
    await healthy();
  });
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { AskForDisputes } from '#server/money/ask-for-disputes.ts';
import { AskForRefundAccounts } from '#server/money/ask-for-refund-accounts.ts';
import { AskGateways } from '#server/money/ask-gateways.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { SendGatewayRefunds } from '#server/money/send-gateway-refunds.ts';
import { signedHeader } from '#tools/staging/stripe/stripe-signing.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { KEYS, stripeWorld } from './stripe-world.ts';

const { app, world, asBuyer, stripe, cardNumbered } = await stripeWorld();

const PRICE = 250_000;
const INTENT = `mutation ($input: CreateStripePaymentIntentInput!) { create_stripe_payment_intent(input: $input) { client_secret } }`;
const ADD = `mutation ($id: String!) { add_stripe_payment_method(payment_method_id: $id) { id card { brand last4 } } }`;
const REMOVE = `mutation ($id: String!) { remove_stripe_payment_method(id: $id) }`;
const LIST = `query { stripe_payment_methods(starting_after: "", limit: "100") { id card { brand last4 } } }`;
const CHECK = `mutation ($id: ID!) { check_gateway_payment(payment_checkout_session_id: $id) {
  result { status } gateway { state method } } }`;

type Buyer = Awaited<ReturnType<typeof asBuyer>>;
const intentFor = (buyer: Buyer, id: unknown, key: string | null = randomUUID()) =>
  buyer.ask('create_stripe_payment_intent', INTENT, { input: { payment_checkout_session_id: id } }, key);
const list = (buyer: Buyer) => buyer.ask('stripe_payment_methods', LIST, {});
const add = (buyer: Buyer, id: string) => buyer.ask('add_stripe_payment_method', ADD, { id });
const remove = (buyer: Buyer, id: string) => buyer.ask('remove_stripe_payment_method', REMOVE, { id });
const check = (buyer: Buyer, id: unknown) => buyer.ask('check_gateway_payment', CHECK, { id });

async function begun(price = PRICE, quantity = 1) {
  const sale = await world.sale({ types: [{ price }] });
  const buyer = await asBuyer();
  const lines = await buyer.choose(sale, [quantity]);
  const checkout = await buyer.begin(sale, [...lines.value]);
  return { sale, buyer, id: checkout.value['id'] };
}

async function paying(number = '4242424242424242', quantity = 1) {
  const order = await begun(PRICE, quantity);
  const secret = String((await intentFor(order.buyer, order.id)).value['client_secret']);
  const intentId = secret.split('_secret_')[0] ?? '';
  const card = cardNumbered(number);
  await add(order.buyer, card);
  const confirm = () => stripe.confirm(intentId, { client_secret: secret, payment_method: card });
  const read = async () => (await order.buyer.read(order.id)).value['result']?.['status'];
  return { ...order, secret, intentId, card, confirm, read };
}

it('the configuration names the publishable key, over GraphQL and over REST [S3-18] [S7.2-11]', async () => {
  const buyer = await asBuyer();
  const told = await buyer.ask(
    'payment_configuration',
    'query { payment_configuration(price: 100000) { stripe_config { publishable_key } methods { code } } }',
    {},
  );
  expect(told.value['stripe_config']).toEqual({ publishable_key: KEYS.publishableKey });
  expect([...(told.value['methods'] ?? [])].map((one) => one['code'])).toContain('Stripe');
  const answer = await (await fetch(`${app.url}/api/v1/payment/configuration`)).json();
  expect(answer).toEqual({ data: { stripe_config: { publishable_key: KEYS.publishableKey } } });
});

it('an intent is for the frozen price in whole dong, and answers its client secret [S7.5-19]', async () => {
  const { intentId, secret, buyer } = await paying();
  expect(secret).toMatch(/^pi_\w+_secret_\w+$/);
  const intent = stripe.intent(intentId);
  expect(intent.amount).toBe(PRICE);
  const again = await begun();
  const first = await intentFor(again.buyer, again.id, 'one-key');
  expect((await intentFor(again.buyer, again.id, 'one-key')).value).toEqual(first.value);
  expect((await intentFor(again.buyer, again.id, null)).code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  expect((await intentFor(buyer, again.id)).code).toBe('NOT_FOUND');
});

it('a new card is attached to the account and listed with brand and last digits [S7.5-17] [S7.5-20]', async () => {
  const { buyer, id } = await begun();
  const early = cardNumbered('4242424242424242');
  expect((await add(buyer, early)).code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  await intentFor(buyer, id);
  const master = cardNumbered('5555555555554444');
  expect((await add(buyer, master)).value).toEqual({ id: master, card: { brand: 'mastercard', last4: '4444' } });
  await add(buyer, early);
  expect((await list(buyer)).value).toEqual([
    { id: master, card: { brand: 'mastercard', last4: '4444' } },
    { id: early, card: { brand: 'visa', last4: '4242' } },
  ]);
  expect((await add(buyer, cardNumbered('4000000000000002'))).code).toBe('CARD_REFUSED');
  const stranger = await begun();
  await intentFor(stranger.buyer, stranger.id);
  expect((await add(stranger.buyer, master)).code).toBe('CARD_REFUSED');
  expect((await list(stranger.buyer)).value).toEqual([]);
});

it('removes a saved card of the viewer, and nobody else’s [S7.5-18]', async () => {
  const { buyer, card } = await paying();
  const stranger = await paying();
  expect((await remove(stranger.buyer, card)).code).toBe('NOT_FOUND');
  expect((await remove(buyer, card)).value).toBe(true);
  expect((await list(buyer)).value).toEqual([]);
  expect((await remove(buyer, card)).code).toBe('NOT_FOUND');
});

it('Stripe’s signed call pays the order once, also when it comes twice', async () => {
  stripe.switches = { webhooks: 'twice', api: 'on' };
  const { confirm, read, sale } = await paying();
  await confirm();
  expect(stripe.deliveries.slice(-2).map(({ status }) => status)).toEqual([200, 200]);
  expect(await read()).toBe('SUCCESSFUL');
  expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(1);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a lost call is made up for by asking Stripe, when the buyer looks and by the job', async () => {
  stripe.switches = { webhooks: 'lost', api: 'on' };
  const looked = await paying();
  await looked.confirm();
  expect(await looked.read()).toBe('PENDING');
  expect((await check(looked.buyer, looked.id)).value).toEqual({
    result: { status: 'SUCCESSFUL' },
    gateway: { state: 'PAID', method: 'Stripe' },
  });
  const silent = await paying();
  await silent.confirm();
  await world.pool.query(`UPDATE gateway_payment SET ask_at = now() - interval '1 second' WHERE state = 'OPEN'`);
  await app.use(AskGateways)();
  expect(await silent.read()).toBe('SUCCESSFUL');
});

it('a wrong signature, an old one and no signature change nothing', async () => {
  stripe.switches = { webhooks: 'wrong-signature', api: 'on' };
  const { confirm, read, intentId } = await paying();
  await confirm();
  expect(stripe.deliveries.at(-1)?.status).toBe(400);
  const payload = JSON.stringify({ type: 'payment_intent.succeeded', data: { object: { id: intentId } } });
  const call = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', headers, body: payload })).status;
  expect(await call({})).toBe(400);
  expect(await call({ 'stripe-signature': signedHeader(payload, KEYS.webhookSecret, Date.now() - 6 * MINUTE) })).toBe(
    400,
  );
  expect(await read()).toBe('PENDING');
});

it('a declined card leaves the order to be paid anew', async () => {
  const { confirm, buyer, id, sale } = await paying('4000000000009995');
  await expect(confirm()).rejects.toThrow('card_declined');
  expect((await check(buyer, id)).value).toEqual({
    result: { status: 'PENDING' },
    gateway: { state: 'FAILED', method: 'Stripe' },
  });
  const secret = String((await intentFor(buyer, id)).value['client_secret']);
  const card = cardNumbered('4242424242424242');
  await add(buyer, card);
  await stripe.confirm(secret.split('_secret_')[0] ?? '', { client_secret: secret, payment_method: card });
  expect((await check(buyer, id)).value['result']?.['status']).toBe('SUCCESSFUL');
  expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(1);
});

it('without Stripe nothing is begun, and the buyer hears that it failed', async () => {
  const { buyer, id } = await begun();
  stripe.switches = { webhooks: 'on', api: 'down' };
  expect((await intentFor(buyer, id)).code).toBe('GATEWAY_FAILED');
});

it('an intent that nobody confirmed in time is cancelled at Stripe', async () => {
  const { intentId, buyer, id } = await paying();
  await world.pool.query(`UPDATE gateway_payment SET expires_at = now() - interval '1 second' WHERE reference = $1`, [
    intentId,
  ]);
  await check(buyer, id);
  expect(stripe.intent(intentId).status).toBe('canceled');
});

it('a payment that its bank takes back voids the tickets and tells the buyer, once', async () => {
  const { confirm, intentId, sale } = await paying();
  await confirm();
  await stripe.dispute(intentId);
  await stripe.dispute(intentId);
  expect(stripe.deliveries.slice(-2).map(({ status }) => status)).toEqual([200, 200]);
  expect(await world.count(`bought_ticket WHERE event_id = $1 AND status = 'VOID'`, [sale.eventId])).toBe(1);
  const refunds = await world.pool.query('SELECT reason, status FROM refund WHERE event_id = $1', [sale.eventId]);
  expect(refunds.rows).toEqual([{ reason: 'CHARGEBACK', status: 'CONFIRMED' }]);
  const told = `email_message WHERE message = 'order-cancelled' AND (data ->> 'eventId')::int = $1`;
  expect(await world.count(told, [sale.eventId])).toBe(1);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

const REFUNDS = `{ user_orders(limit: 1) { user_orders { id refunds { status by_provider amount } } } }`;
type OwnOrder = { readonly id: string; readonly refunds: readonly Readonly<Record<string, unknown>>[] };
const LINKS = 'query ($id: ID!) { refund_links(user_order_id: $id) { refund_id } }';

/** An order paid by card whose refund is decided; `send`: as the job does, when it is due. */
async function refunding() {
  const paid = await paying();
  await paid.confirm();
  const { user_order_id: orderId } = await world.one<{ user_order_id: string }>(
    'SELECT user_order_id FROM user_order WHERE event_id = $1',
    [paid.sale.eventId],
  );
  const wish = {
    key: randomUUID(),
    orderId,
    reason: 'ORDER_CANCELLED',
    of: 'ALL',
    note: null,
    by: null,
    tell: true,
  } as const;
  await world.database.transaction((tx) => world.decideRefunds(tx, paid.sale.eventId, [wish]));
  const send = async () => {
    await world.pool.query(`UPDATE gateway_refund SET ask_at = now() - interval '1 second' WHERE ask_at IS NOT NULL`);
    await app.use(SendGatewayRefunds)();
  };
  const refund = async () => {
    const { value } = await paid.buyer.ask('user_orders', REFUNDS, {});
    const [order] = value['user_orders'] as unknown as readonly OwnOrder[];
    const links = await paid.buyer.ask('refund_links', LINKS, { id: order?.id });
    return { ...order?.refunds[0], links: [...links.value].length };
  };
  const held = async () => {
    const { eventId } = paid.sale;
    const [payout] = await app.use(RefundPayouts).ofOrder(eventId, orderId);
    return payout?.heldBy;
  };
  const atStripe = () => [...stripe.refunds.values()].filter((one) => one.payment_intent === paid.intentId);
  return { ...paid, send, refund, held, atStripe };
}

it('a refund goes back to the card that paid, once, and asks its buyer for no account', async () => {
  const { send, refund, atStripe, sale } = await refunding();
  expect(await refund()).toEqual({ status: 'DECIDED', by_provider: true, amount: PRICE, links: 0 });
  await send();
  await send();
  expect(atStripe()).toMatchObject([{ amount: PRICE, status: 'succeeded' }]);
  expect(await refund()).toEqual({ status: 'CONFIRMED', by_provider: true, amount: PRICE, links: 0 });
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('an answer of Stripe that is lost leaves the refund on its way, and asked again it is found and not made anew', async () => {
  const { send, refund, atStripe } = await refunding();
  stripe.switches = { webhooks: 'lost', api: 'on', refunds: 'lost' };
  await send();
  expect(atStripe()).toHaveLength(1);
  expect(await refund()).toMatchObject({ status: 'SENT' });
  stripe.switches = { webhooks: 'lost', api: 'on' };
  await send();
  expect(atStripe()).toHaveLength(1);
  expect(await refund()).toMatchObject({ status: 'CONFIRMED' });
});

it('Stripe’s call about a refund has it asked about at once, and a forged one changes nothing', async () => {
  const { send, refund, atStripe } = await refunding();
  stripe.switches = { webhooks: 'wrong-signature', api: 'on', refunds: 'pending' };
  await send();
  expect(await refund()).toMatchObject({ status: 'SENT' });
  const [pending] = atStripe();
  stripe.switches = { webhooks: 'twice', api: 'on' };
  await stripe.endRefund(pending?.id ?? '', true);
  expect(stripe.deliveries.slice(-2).map(({ type, status }) => [type, status])).toEqual([
    ['refund.updated', 200],
    ['refund.updated', 200],
  ]);
  expect(await refund()).toMatchObject({ status: 'CONFIRMED' });
});

it('a refund that the card’s bank does not take falls to a transfer, and its buyer is asked where to', async () => {
  const { send, refund, atStripe, sale } = await refunding();
  stripe.switches = { webhooks: 'on', api: 'on', refunds: 'pending' };
  await send();
  await stripe.endRefund(atStripe()[0]?.id ?? '', false);
  expect(await refund()).toEqual({ status: 'FAILED', by_provider: false, amount: PRICE, links: 1 });
  await app.use(AskForRefundAccounts)();
  const asked = await world.count(
    `email_message WHERE message = 'refund-account' AND data ->> 'occasion' = 'REFUSED' AND (data ->> 'eventId')::int = $1`,
    [sale.eventId],
  );
  expect(asked).toBe(1);
  await send();
  expect(atStripe()).toHaveLength(1);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('while Stripe is down a refund waits, and a refund of a disputed payment is not made', async () => {
  const { send, refund, atStripe, intentId, held } = await refunding();
  stripe.switches = { webhooks: 'on', api: 'down' };
  await send();
  expect(await refund()).toMatchObject({ status: 'SENT' });
  stripe.switches = { webhooks: 'lost', api: 'on' };
  await stripe.dispute(intentId);
  await send();
  expect(atStripe()).toEqual([]);
  expect(await refund()).toMatchObject({ status: 'FAILED', by_provider: false, links: 0 });
  // Stripe’s refusal says what its lost call did not.
  expect(await held()).toBe('OPEN');
  await app.use(AskForRefundAccounts)();
  expect(await refund()).toMatchObject({ status: 'FAILED', links: 0 });
});

it('a refund that was decided before its payment is disputed waits, and a lost dispute has paid it', async () => {
  const { send, refund, atStripe, intentId, held, sale } = await refunding();
  stripe.switches = { webhooks: 'twice', api: 'on' };
  await stripe.dispute(intentId);
  await send();
  expect([await refund(), await held(), atStripe()]).toEqual([
    { status: 'DECIDED', by_provider: true, amount: PRICE, links: 0 },
    'OPEN',
    [],
  ]);
  await stripe.closeDispute(intentId, 'lost');
  await send();
  expect([await refund(), atStripe()]).toEqual([
    { status: 'CONFIRMED', by_provider: true, amount: PRICE, links: 0 },
    [],
  ]);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a refund goes back to the card once its dispute is won, and an inquiry of the bank holds nothing', async () => {
  const { send, refund, atStripe, intentId, held, sale } = await refunding();
  stripe.switches = { webhooks: 'on', api: 'on' };
  await stripe.dispute(intentId, true);
  expect(await held()).toBeNull();
  await stripe.dispute(intentId);
  await send();
  expect([await held(), atStripe()]).toEqual(['OPEN', []]);
  await stripe.closeDispute(intentId, 'won');
  // Calls come out of order, too.
  await stripe.dispute(intentId);
  await stripe.closeDispute(intentId, 'won');
  await send();
  expect([await held(), await refund()]).toMatchObject([null, { status: 'CONFIRMED', by_provider: true }]);
  expect(atStripe()).toMatchObject([{ amount: PRICE, status: 'succeeded' }]);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a dispute whose calls were all lost is found by asking, once, and closed the same way', async () => {
  const { refund, intentId, held, sale } = await refunding();
  stripe.switches = { webhooks: 'lost', api: 'on' };
  await stripe.dispute(intentId, true);
  await app.use(AskForDisputes)();
  expect(await held()).toBeNull();
  await stripe.dispute(intentId);
  expect(await app.use(AskForDisputes)()).toBe(1);
  expect([await held(), await app.use(AskForDisputes)()]).toEqual(['OPEN', 0]);
  await stripe.closeDispute(intentId, 'lost');
  stripe.switches = { webhooks: 'lost', api: 'down' };
  expect([await app.use(AskForDisputes)(), await held()]).toEqual([0, 'OPEN']);
  stripe.switches = { webhooks: 'lost', api: 'on' };
  expect(await app.use(AskForDisputes)()).toBe(1);
  expect([await held(), await refund()]).toMatchObject([null, { status: 'CONFIRMED', by_provider: true }]);
  expect(await app.use(AskForDisputes)()).toBe(0);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a chargeback whose call was lost voids the tickets when it is found by asking', async () => {
  const { confirm, intentId, sale } = await paying();
  await confirm();
  stripe.switches = { webhooks: 'lost', api: 'on' };
  await stripe.dispute(intentId);
  await Promise.all([app.use(AskForDisputes)(), app.use(AskForDisputes)()]);
  expect(await world.count(`bought_ticket WHERE event_id = $1 AND status = 'VOID'`, [sale.eventId])).toBe(1);
  expect(await world.count('refund WHERE event_id = $1', [sale.eventId])).toBe(1);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a dispute of a part voids nothing: the refund that a person decides for it waits, and lost it has paid it', async () => {
  const { confirm, intentId, sale } = await paying('4242424242424242', 2);
  await confirm();
  await stripe.dispute(intentId, false, PRICE);
  expect(stripe.deliveries.at(-1)?.status).toBe(200);
  expect(await world.count(`bought_ticket WHERE event_id = $1 AND status = 'VOID'`, [sale.eventId])).toBe(0);
  const ticket = await world.one<{ bought_ticket_id: string; user_order_id: string }>(
    'SELECT bought_ticket_id, user_order_id FROM bought_ticket WHERE event_id = $1 ORDER BY 1 LIMIT 1',
    [sale.eventId],
  );
  const wish = {
    key: randomUUID(),
    orderId: ticket.user_order_id,
    reason: 'ORDER_CANCELLED',
    of: { ticketIds: [ticket.bought_ticket_id], donation: false },
    note: null,
    by: null,
    tell: true,
  } as const;
  await world.database.transaction((tx) => world.decideRefunds(tx, sale.eventId, [wish]));
  const [payout] = await app.use(RefundPayouts).ofOrder(sale.eventId, ticket.user_order_id);
  expect(payout?.heldBy).toBe('OPEN');
  await app.use(SendGatewayRefunds)();
  await stripe.closeDispute(intentId, 'lost');
  const { rows } = await world.pool.query('SELECT reason, status FROM refund WHERE event_id = $1', [sale.eventId]);
  expect(rows).toEqual([{ reason: 'ORDER_CANCELLED', status: 'CONFIRMED' }]);
  expect([...stripe.refunds.values()].filter((one) => one.payment_intent === intentId)).toEqual([]);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

const TO_SETTLE = `query { disputes_to_settle { event_id dispute_id task state amount order_number buyer_email } }`;
const SETTLE = `mutation ($event_id: Int!, $dispute_id: String!, $outcome: String!) {
  settle_card_dispute(event_id: $event_id, dispute_id: $dispute_id, outcome: $outcome, note: "Done") }`;
async function accountant() {
  const email = `${randomUUID()}@example.test`;
  await asBuyer(email);
  await world.pool.query('UPDATE account SET is_accountant = true WHERE email = $1', [email]);
  const somebody = await asBuyer(email);
  await giveSecondFactor(app, somebody.token);
  const tasks = async (eventId: number) =>
    [...(await somebody.ask('disputes_to_settle', TO_SETTLE, {})).value].filter(
      (one) => (one as { event_id?: unknown }).event_id === eventId,
    );
  const settle = (eventId: number, disputeId: string, outcome: string) =>
    somebody.ask('settle_card_dispute', SETTLE, { event_id: eventId, dispute_id: disputeId, outcome });
  return { tasks, settle };
}

it('a dispute of a part is a task for the accountant until a person has handled it', async () => {
  const { confirm, intentId, sale, buyer } = await paying('4242424242424242', 2);
  await confirm();
  await stripe.dispute(intentId, false, PRICE);
  const { tasks, settle } = await accountant();
  const disputeId = intentId.replace('pi_', 'dp_');
  expect(await tasks(sale.eventId)).toMatchObject([
    { dispute_id: disputeId, task: 'PART', state: 'OPEN', amount: PRICE, order_number: expect.any(String) },
  ]);
  expect((await buyer.ask('disputes_to_settle', TO_SETTLE, {})).code).toBe('FORBIDDEN');
  const asked = { event_id: sale.eventId, dispute_id: disputeId, outcome: 'HANDLED' };
  expect((await buyer.ask('settle_card_dispute', SETTLE, asked)).code).toBe('FORBIDDEN');
  expect((await settle(sale.eventId, 'dp_unknown', 'HANDLED')).code).toBe('NOT_FOUND');
  expect((await settle(sale.eventId, disputeId, 'REFUND')).code).toBe('NOT_FOUND');
  expect((await settle(sale.eventId, disputeId, 'HANDLED')).code).toBeNull();
  expect((await settle(sale.eventId, disputeId, 'HANDLED')).code).toBeNull();
  expect(await tasks(sale.eventId)).toEqual([]);
  expect(await world.count(`audit_entry WHERE act = 'refund.dispute-settled' AND event_id = $1`, [sale.eventId])).toBe(
    1,
  );
});

it('a part that is won leaves nothing to decide, and its tickets stay valid', async () => {
  const { confirm, intentId, sale } = await paying('4242424242424242', 2);
  await confirm();
  await stripe.dispute(intentId, false, PRICE);
  await stripe.closeDispute(intentId, 'won');
  const { tasks } = await accountant();
  expect(await tasks(sale.eventId)).toEqual([]);
  expect(await world.count(`bought_ticket WHERE event_id = $1 AND status = 'VALID'`, [sale.eventId])).toBe(2);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('money of a dispute that is won after its tickets were voided is owed again, and a person sends it to the card', async () => {
  const { buyer, confirm, intentId, sale } = await paying();
  await confirm();
  await stripe.dispute(intentId);
  const { tasks, settle } = await accountant();
  expect(await tasks(sale.eventId)).toEqual([]);
  stripe.switches = { webhooks: 'twice', api: 'on' };
  await stripe.closeDispute(intentId, 'won');
  await app.use(AskForDisputes)();
  const disputeId = intentId.replace('pi_', 'dp_');
  expect(await tasks(sale.eventId)).toMatchObject([
    { dispute_id: disputeId, task: 'WON', state: 'WON', amount: PRICE },
  ]);
  const received = await world.one<{ readonly sum: number }>(
    'SELECT sum(amount)::int FROM payment_receipt WHERE event_id = $1',
    [sale.eventId],
  );
  expect(received.sum).toBe(2 * PRICE);
  const orders = await buyer.ask('user_orders', '{ user_orders { user_orders { received won_back } } }', {});
  expect(orders.value).toEqual({ user_orders: [{ received: 2 * PRICE, won_back: PRICE }] });
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  expect((await settle(sale.eventId, disputeId, 'REFUND')).code).toBeNull();
  expect((await settle(sale.eventId, disputeId, 'REFUND')).code).toBeNull();
  expect(await tasks(sale.eventId)).toEqual([]);
  await world.pool.query(`UPDATE gateway_refund SET ask_at = now() - interval '1 second' WHERE ask_at IS NOT NULL`);
  await app.use(SendGatewayRefunds)();
  const { rows } = await world.pool.query(
    'SELECT reason, status, late, by_provider FROM refund WHERE event_id = $1 ORDER BY decided_at',
    [sale.eventId],
  );
  expect(rows).toEqual([
    { reason: 'CHARGEBACK', status: 'CONFIRMED', late: 0, by_provider: true },
    { reason: 'SECOND_PAYMENT', status: 'CONFIRMED', late: PRICE, by_provider: true },
  ]);
  expect([...stripe.refunds.values()].filter((one) => one.payment_intent === intentId)).toMatchObject([
    { amount: PRICE, status: 'succeeded' },
  ]);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a dispute of a part of late money that found no place returns nothing by itself, and is a task', async () => {
  stripe.switches = { webhooks: 'lost', api: 'on' };
  const { confirm, intentId, sale } = await paying('4242424242424242', 2);
  await confirm();
  world.pass(31 * MINUTE);
  await world.releaseDue();
  await world.pool.query('UPDATE quota SET capacity = 0 WHERE event_id = $1', [sale.eventId]);
  await world.pool.query(`UPDATE gateway_payment SET ask_at = now() - interval '1 second' WHERE state = 'OPEN'`);
  await app.use(AskGateways)();
  expect(await world.count(`payment WHERE event_id = $1 AND state LIKE 'LATE%'`, [sale.eventId])).toBe(1);
  await stripe.dispute(intentId, false, PRICE);
  await app.use(AskForDisputes)();
  expect(await world.count('refund WHERE event_id = $1', [sale.eventId])).toBe(0);
  const { tasks } = await accountant();
  expect(await tasks(sale.eventId)).toMatchObject([{ task: 'PART', state: 'OPEN', amount: PRICE }]);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

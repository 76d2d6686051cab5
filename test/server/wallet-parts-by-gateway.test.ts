import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { AskGateways } from '#server/money/ask-gateways.ts';
import { SendGatewayRefunds } from '#server/money/send-gateway-refunds.ts';
import { EndWalletParts } from '#server/programme/end-wallet-parts.ts';
import { WalletPayments } from '#server/programme/ports/wallet-payments.ts';
import { buyingWorld, type Json, sepay } from './buying-world.ts';
import { deliverMail } from './sign-in-for-test.ts';
import { simulatedStripe, simulatedVnpay } from './simulated-gateways.ts';

const product = { url: '' };
const { stripe, cardNumbered, env: ofStripe } = await simulatedStripe(product);
const { gateway, opened, env: ofVnpay } = await simulatedVnpay(product);
const { app, mailer, world, asBuyer, tellSepay } = await buyingWorld({ ...ofStripe, ...ofVnpay });
product.url = app.url;
beforeEach(() => {
  stripe.switches = { webhooks: 'on', api: 'on' };
});

const WALLET = 40_000;
const REST = 60_000;
const TICKETS = 2;
const VNPAY = 'mutation ($input: CreateVnpayPaymentInput!) { create_vnpay_payment(input: $input) { pay_link } }';
const INTENT =
  'mutation ($input: CreateStripePaymentIntentInput!) { create_stripe_payment_intent(input: $input) { client_secret } }';
const ADD = 'mutation ($id: String!) { add_stripe_payment_method(payment_method_id: $id) { id } }';
const REVENUE =
  'query ($input: PeriodRevenueInput!) { period_revenue(input: $input) { total channels { method count value } } }';

type Person = Awaited<ReturnType<typeof asBuyer>>;
type End = 'paid' | 'paid silently' | 'refused';
/** `refunds`: what went back, in dong. */
type AtGateway = {
  readonly amount: number;
  readonly end: (how: End) => Promise<unknown>;
  readonly refunds: () => readonly number[];
};

/** At VNPay's page, as its buyer. Refused: given up there, code 24. */
async function atVnpay(buyer: Person, id: unknown): Promise<AtGateway> {
  const redirect_url = `http://vemoi.test/payment/1?payment_checkout_session_id=${id}`;
  const input = { payment_checkout_session_id: id, redirect_url, type: 'VNPAYQR' };
  const transaction = opened((await buyer.ask('create_vnpay_payment', VNPAY, { input })).value['pay_link']);
  const modes = { paid: 'paid', 'paid silently': 'paid-without-ipn', refused: 'cancelled' } as const;
  return {
    amount: Number(transaction.parameters.get('vnp_Amount')) / 100,
    end: (how) => gateway.finish(transaction, modes[how]),
    refunds: () => transaction.refunds.map(({ amount }) => amount / 100),
  };
}

/** With a card. Refused: by its bank. */
async function atStripe(buyer: Person, id: unknown): Promise<AtGateway & { readonly intentId: string }> {
  const input = { payment_checkout_session_id: id };
  const secret = String((await buyer.ask('create_stripe_payment_intent', INTENT, { input })).value['client_secret']);
  const intentId = secret.split('_secret_')[0] ?? '';
  const confirm = async (number: string) => {
    const card = cardNumbered(number);
    await buyer.ask('add_stripe_payment_method', ADD, { id: card });
    return stripe.confirm(intentId, { client_secret: secret, payment_method: card });
  };
  return {
    intentId,
    amount: stripe.intent(intentId).amount,
    end: async (how) => {
      if (how === 'refused') return confirm('4000000000009995').catch(() => null);
      stripe.switches = { webhooks: how === 'paid' ? 'on' : 'lost', api: 'on' };
      return confirm('4242424242424242');
    },
    refunds: () =>
      [...stripe.refunds.values()].flatMap(({ payment_intent, amount }) => (payment_intent === intentId ? amount : [])),
  };
}
const WAYS = { VNPAY: atVnpay, STRIPE: atStripe } as const;
const listOf = (json: Json | undefined): readonly Json[] => json ?? [];

/** An order of two tickets at 50,000 dong, of which the wallet pays 40,000. */
async function buying() {
  const email = `${randomUUID()}@example.test`;
  const buyer = await asBuyer(email);
  const { id: accountId } = await world.one<{ readonly id: AccountId }>(
    'SELECT account_id AS id FROM account WHERE email = $1',
    [email],
  );
  await world.giveMoney(accountId, WALLET);
  const sale = await world.sale({ types: [{ price: (WALLET + REST) / TICKETS }] });
  const { eventId } = sale;
  const lines = await buyer.choose(sale, [TICKETS]);
  const { value } = await buyer.begin(sale, [...lines.value], { wallet: WALLET, shown_price: REST });
  const id = value['id'];
  const hostEmail = `${randomUUID()}@example.test`;
  const host = await asBuyer(hostEmail);
  await app.database.asOwner(
    `INSERT INTO event_user (event_id, account_id, role, inserted_at)
     SELECT $1, account_id, 'MANAGER', now() FROM account WHERE email = $2`,
    [eventId, hostEmail],
  );
  const orders = `{ user_orders(limit: 1) { user_orders { id status payment_method price wallet
    refunds { status by_provider amount wallet tickets } } } }`;
  const order = async () => (await buyer.ask('user_orders', orders, {})).value['user_orders']?.[0];
  return {
    ...{ buyer, host, email, sale, id, order },
    balance: async () => (await buyer.ask('user_wallet', '{ user_wallet { balance } }', {})).value['balance'],
    result: async () =>
      (
        await buyer.ask(
          'payment_checkout_session',
          'query ($id: ID!) { payment_checkout_session(id: $id) { result { status received overpaid late_reason } } }',
          { id },
        )
      ).value['result'],
    endParts: async () => app.use(EndWalletParts)(await app.use(WalletPayments).openParts(accountId)),
    revenue: async () => (await host.ask('period_revenue', REVENUE, { input: { event_id: eventId } })).value as unknown,
    async expire() {
      for (const table of ['checkout_session', 'payment', 'reservation'])
        await world.pool.query(`UPDATE ${table} SET held_until = $2 WHERE event_id = $1`, [
          eventId,
          new Date(later(world.now(), -HOUR)),
        ]);
      await world.releaseDue();
    },
    async sendRefunds() {
      await world.pool.query(`UPDATE gateway_refund SET ask_at = now() - interval '1 second' WHERE ask_at IS NOT NULL`);
      await app.use(SendGatewayRefunds)();
    },
    /** Of one ticket, by its host. */
    async refund(ticket: number) {
      const { id: orderId } = (await order()) ?? {};
      const offer = 'query ($id: ID!) { refund_offer(user_order_id: $id) { tickets { id } } }';
      const offered = listOf((await host.ask('refund_offer', offer, { id: orderId })).value['tickets']);
      return host.ask(
        'refund_order',
        'mutation ($input: RefundOrderInput!) { refund_order(input: $input) { status } }',
        { input: { user_order_id: orderId, ticket_ids: [offered[ticket]?.['id']], donation: false, reason: 'Ill' } },
      );
    },
    ledger: async () =>
      (
        await world.one<{ readonly earned: number }>(
          `SELECT coalesce(sum(CASE WHEN credit_account IN ('ticket-sales', 'donations') THEN amount ELSE 0 END
             - CASE WHEN debit_account IN ('ticket-sales', 'donations') THEN amount ELSE 0 END), 0)::bigint AS earned
           FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::int::text`,
          [eventId],
        )
      ).earned,
    healthy: async () => expect(await world.integrity(eventId)).toMatchObject({ healthy: true, faults: [] }),
  };
}

const BOTH = ['VNPAY', 'STRIPE'] as const;

it.each(BOTH)('%s takes what the wallet leaves, and revenue names each way with what it paid', async (way) => {
  const lan = await buying();
  const paying = await WAYS[way](lan.buyer, lan.id);
  expect(paying.amount).toBe(REST);
  expect(await lan.balance()).toBe(0);
  await paying.end('paid');
  await lan.endParts();
  expect(await lan.result()).toMatchObject({ status: 'SUCCESSFUL', received: REST, overpaid: 0 });
  expect(await lan.order()).toMatchObject({ payment_method: way, price: REST, wallet: WALLET });
  expect(await lan.balance()).toBe(0);
  expect(await lan.revenue()).toEqual({
    total: await lan.ledger(),
    channels: [
      { method: way, count: 1, value: REST },
      { method: 'WALLET', count: 1, value: WALLET },
    ],
  });
  await lan.healthy();
});

it.each(BOTH)('%s is asked when it stays silent, and the order with a wallet’s part is sold once', async (way) => {
  const lan = await buying();
  const paying = await WAYS[way](lan.buyer, lan.id);
  await paying.end('paid silently');
  expect(await lan.result()).toMatchObject({ status: 'PENDING' });
  await world.pool.query(`UPDATE gateway_payment SET ask_at = now() - interval '1 second' WHERE state = 'OPEN'`);
  await app.use(AskGateways)();
  await app.use(AskGateways)();
  await lan.endParts();
  expect(await lan.result()).toMatchObject({ status: 'SUCCESSFUL', received: REST });
  expect(await world.count('bought_ticket WHERE event_id = $1', [lan.sale.eventId])).toBe(TICKETS);
  expect(await lan.balance()).toBe(0);
  await lan.healthy();
});

it.each(BOTH)('given up or refused at %s, the part stays held once and a transfer pays the same rest', async (way) => {
  const lan = await buying();
  await (await WAYS[way](lan.buyer, lan.id)).end('refused');
  expect(await lan.result()).toMatchObject({ status: 'PENDING' });
  await lan.endParts();
  expect(await lan.balance()).toBe(0);
  const again = await WAYS[way](lan.buyer, lan.id);
  expect(again.amount).toBe(REST);
  await again.end('refused');
  const transfer = (await lan.buyer.transfer(lan.id)).value;
  expect(transfer['value']).toBe(REST);
  await tellSepay(sepay(String(transfer['bank_transfer']?.['message']), REST));
  await lan.endParts();
  expect(await lan.order()).toMatchObject({ status: 'SUCCESSFUL', payment_method: 'BANK_TRANSFER', wallet: WALLET });
  expect(await lan.balance()).toBe(0);
  expect(await lan.revenue()).toMatchObject({
    channels: [{ method: 'BANK_TRANSFER', value: REST }, { value: WALLET }],
  });
  await lan.healthy();
});

it.each(BOTH)(
  'expired before %s reports, the part is free again and the late rest goes back through it',
  async (way) => {
    const lan = await buying();
    const paying = await WAYS[way](lan.buyer, lan.id);
    await lan.expire();
    await lan.endParts();
    expect(await lan.balance()).toBe(WALLET);
    await paying.end('paid');
    expect(await lan.result()).toMatchObject({ status: 'LATE_MONEY', late_reason: 'WALLET_RETURNED' });
    const choose = `mutation ($id: ID!) { choose_late_money(payment_checkout_session_id: $id, choice: "REFUND") { id } }`;
    expect((await lan.buyer.ask('choose_late_money', choose, { id: lan.id })).code).toBeNull();
    await lan.sendRefunds();
    expect(paying.refunds()).toEqual([REST]);
    expect((await lan.order())?.['refunds']).toEqual([
      { status: 'CONFIRMED', by_provider: true, amount: REST, wallet: 0, tickets: 0 },
    ]);
    expect(await lan.balance()).toBe(WALLET);
    expect(await lan.revenue()).toEqual({ total: 0, channels: [] });
    await lan.healthy();
  },
);

it.each(BOTH)('a ticket’s refund goes to the wallet and through %s in the proportion that they paid', async (way) => {
  const lan = await buying();
  const paying = await WAYS[way](lan.buyer, lan.id);
  await paying.end('paid');
  await lan.endParts();
  expect((await lan.refund(0)).code).toBeNull();
  expect(await lan.balance()).toBe(WALLET / TICKETS);
  expect(paying.refunds()).toEqual([]);
  await lan.sendRefunds();
  const half = { status: 'CONFIRMED', by_provider: true, amount: REST / TICKETS, wallet: WALLET / TICKETS, tickets: 1 };
  expect(paying.refunds()).toEqual([REST / TICKETS]);
  expect((await lan.order())?.['refunds']).toEqual([half]);
  expect(await lan.revenue()).toEqual({
    total: await lan.ledger(),
    channels: [
      { method: way, count: 1, value: REST / TICKETS },
      { method: 'WALLET', count: 1, value: WALLET / TICKETS },
    ],
  });
  await lan.healthy();
  expect((await lan.refund(1)).code).toBeNull();
  await lan.sendRefunds();
  expect(paying.refunds()).toEqual([REST / TICKETS, REST / TICKETS]);
  expect((await lan.order())?.['status']).toBe('REFUNDED');
  expect(await lan.balance()).toBe(WALLET);
  expect(await lan.revenue()).toEqual({ total: 0, channels: [] });
  await lan.healthy();
});

it('a chargeback takes the card’s money, and the wallet’s part of the voided tickets is back in the wallet', async () => {
  const lan = await buying();
  const paying = await atStripe(lan.buyer, lan.id);
  await paying.end('paid');
  await lan.endParts();
  expect(await lan.balance()).toBe(0);
  await stripe.dispute(paying.intentId);
  await stripe.dispute(paying.intentId);
  expect(await lan.balance()).toBe(WALLET);
  expect(await lan.order()).toMatchObject({
    status: 'REFUNDED',
    refunds: [{ status: 'CONFIRMED', by_provider: true, amount: REST, wallet: WALLET, tickets: TICKETS }],
  });
  expect(await world.count(`bought_ticket WHERE event_id = $1 AND status = 'VOID'`, [lan.sale.eventId])).toBe(TICKETS);
  await lan.sendRefunds();
  expect(paying.refunds()).toEqual([]);
  await deliverMail(app);
  const told = mailer.sent.filter(({ to, subject }) => to === lan.email && /cancel|hủy/i.test(subject));
  expect(told).toHaveLength(1);
  expect(await lan.revenue()).toEqual({ total: 0, channels: [] });
  await lan.healthy();
});

it('a chargeback after one ticket’s refund returns what of the wallet’s part was left', async () => {
  const lan = await buying();
  const paying = await atStripe(lan.buyer, lan.id);
  await paying.end('paid');
  await lan.refund(0);
  await lan.sendRefunds();
  await stripe.dispute(paying.intentId);
  expect(await lan.balance()).toBe(WALLET);
  expect(listOf((await lan.order())?.['refunds']).map(({ amount, wallet }) => [amount, wallet])).toEqual([
    [REST / TICKETS, WALLET / TICKETS],
    [REST / TICKETS, WALLET / TICKETS],
  ]);
  await lan.healthy();
});

import { expect, it } from 'vitest';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { buyingWorld, type Json } from './buying-world.ts';
import { deliverMail } from './sign-in-for-test.ts';

const { app, mailer, world, asBuyer } = await buyingWorld();

const SESSION = 'id price result { status received overpaid } user_order_id';
let buyers = 0;

async function buyerWith(money: number, price = 100_000) {
  buyers += 1;
  const email = `vi.${buyers}@example.test`;
  const buyer = await asBuyer(email);
  const { id } = await world.one<{ readonly id: AccountId }>('SELECT account_id AS id FROM account WHERE email = $1', [
    email,
  ]);
  if (money > 0) await world.giveMoney(id, money);
  const sale = await world.sale({ donations: true, types: [{ price }] });
  const begin = async (at: Sale, tickets: number) => {
    const lines = await buyer.choose(at, [tickets]);
    return (await buyer.begin(at, [...lines.value])).value;
  };
  return {
    id,
    email,
    sale,
    ...buyer,
    begun: (tickets = 2, at = sale) => begin(at, tickets),
    payFromWallet: (checkout: unknown) =>
      buyer.ask(
        'create_wallet_payment',
        `mutation ($id: ID!) { create_wallet_payment(payment_checkout_session_id: $id) { ${SESSION} } }`,
        { id: checkout },
      ),
    offered: async (total: number) => {
      const told = await buyer.ask(
        'payment_configuration',
        'query ($price: Dong) { payment_configuration(price: $price) { methods { code blocked } } }',
        { price: total },
      );
      return listOf(told.value['methods']).find(({ code }) => code === 'Wallet');
    },
    balance: async () => (await buyer.ask('user_wallet', '{ user_wallet { balance } }', {})).value['balance'],
    lines: async () => {
      const LINES = '{ user_wallet_lines(account: "balance", unit: "VND") { entries { kind change event_name } } }';
      return listOf((await buyer.ask('user_wallet_lines', LINES, {})).value['entries']);
    },
    order: async () =>
      (
        await buyer.ask(
          'user_orders',
          `{ user_orders(limit: 1) { user_orders { id status payment_method money_label refunds { status amount tickets } } } }`,
          {},
        )
      ).value['user_orders']?.[0],
  };
}
const listOf = (json: Json | undefined): readonly Json[] => json ?? [];
const mailsTo = (email: string) => mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const healthy = async ({ eventId }: Sale) => expect(await world.integrity(eventId)).toMatchObject({ healthy: true });

async function hostOf({ eventId }: Sale) {
  const email = `host.${eventId}@example.test`;
  const host = await asBuyer(email);
  await app.database.asOwner(
    `INSERT INTO event_user (event_id, account_id, role, inserted_at)
     SELECT $1, account_id, 'MANAGER', now() FROM account WHERE email = $2`,
    [eventId, email],
  );
  return host;
}

it('a wallet pays a whole order at once: tickets are there, and its statement says for which event', async () => {
  const lan = await buyerWith(250_000);
  const { id } = await lan.begun();
  const paid = await lan.payFromWallet(id);
  expect(paid.value).toMatchObject({
    id,
    price: 200_000,
    result: { status: 'SUCCESSFUL', received: 200_000, overpaid: 0 },
  });
  expect(await lan.balance()).toBe(50_000);
  expect(await lan.order()).toMatchObject({ status: 'SUCCESSFUL', payment_method: 'WALLET', money_label: 'paid' });
  expect(await lan.lines()).toEqual([
    { kind: 'wallet-spent', change: -200_000, event_name: 'Đêm nhạc' },
    { kind: 'wallet-credited', change: 250_000, event_name: null },
  ]);
  expect(await world.count(`bought_ticket WHERE event_id = $1 AND status = 'VALID'`, [lan.sale.eventId])).toBe(2);
  await deliverMail(app);
  expect(mailsTo(lan.email).filter((subject) => /ticket|vé/i.test(subject))).toHaveLength(1);
  await healthy(lan.sale);

  // Pressed again, and by a page that never heard the answer.
  expect((await lan.payFromWallet(id)).value).toEqual(paid.value);
  expect(await lan.balance()).toBe(50_000);
  await healthy(lan.sale);
});

it('the wallet is offered where it holds money, and can be chosen where that covers the total', async () => {
  const lan = await buyerWith(100_000);
  expect(await lan.offered(100_000)).toEqual({ code: 'Wallet', blocked: null });
  expect(await lan.offered(100_001)).toEqual({ code: 'Wallet', blocked: 'BALANCE_TOO_LOW' });
  expect(await lan.offered(25_000)).toBeUndefined();
  expect(await (await buyerWith(0)).offered(100_000)).toBeUndefined();
});

it('an order that the balance does not cover is refused, and can be paid in another way', async () => {
  const lan = await buyerWith(150_000);
  const { id } = await lan.begun();
  expect(await lan.payFromWallet(id)).toMatchObject({
    code: 'BALANCE_TOO_LOW',
    errorData: { unit: 'VND', missing: 50_000 },
  });
  expect((await lan.transfer(id)).value['value']).toBe(200_000);
  expect(await lan.balance()).toBe(150_000);
  // The money of a transfer may be on its way.
  await world.giveMoney(lan.id, 100_000);
  expect(await lan.payFromWallet(id)).toMatchObject({ code: 'PAYMENT_STARTED' });
  expect(await lan.balance()).toBe(250_000);
});

it('a small total, a free order and somebody else’s order are not paid from a wallet', async () => {
  const lan = await buyerWith(500_000, 12_000);
  expect(await lan.payFromWallet((await lan.begun(2))['id'])).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  const other = await buyerWith(500_000);
  const { id } = await other.begun();
  expect(await lan.payFromWallet(id)).toMatchObject({ code: 'NOT_FOUND' });
  expect([await lan.balance(), await other.balance()]).toEqual([500_000, 500_000]);
});

it('a refund of an order that a wallet paid is in the wallet at once, and its buyer is told so', async () => {
  const lan = await buyerWith(200_000);
  await lan.payFromWallet((await lan.begun())['id']);
  const { id } = (await lan.order()) ?? {};
  const host = await hostOf(lan.sale);
  const offer = await host.ask(
    'refund_offer',
    'query ($id: ID!) { refund_offer(user_order_id: $id) { tickets { id } } }',
    { id },
  );
  const refund = (tickets: readonly unknown[] | null) =>
    host.ask(
      'refund_order',
      'mutation ($input: RefundOrderInput!) { refund_order(input: $input) { status refunds { amount tickets } } }',
      { input: { user_order_id: id, ticket_ids: tickets, donation: tickets === null, reason: 'Ill' } },
    );
  const [first, second] = listOf(offer.value['tickets']);
  expect((await refund([first?.['id']])).value).toMatchObject({ refunds: [{ amount: 100_000, tickets: 1 }] });
  expect(await lan.balance()).toBe(100_000);
  await healthy(lan.sale);
  expect((await refund([second?.['id']])).value).toMatchObject({ status: 'REFUNDED' });
  expect(await lan.balance()).toBe(200_000);
  expect(await lan.order()).toMatchObject({
    status: 'REFUNDED',
    refunds: [
      { status: 'CONFIRMED', amount: 100_000 },
      { status: 'CONFIRMED', amount: 100_000 },
    ],
  });
  expect((await lan.lines()).slice(0, 2)).toEqual([
    { kind: 'wallet-credited', change: 100_000, event_name: null },
    { kind: 'wallet-credited', change: 100_000, event_name: null },
  ]);
  await deliverMail(app);
  const told = mailer.sent.filter(({ to, subject }) => to === lan.email && /refunded|Đã hoàn/.test(subject));
  expect(told).toHaveLength(2);
  for (const { text } of told) expect(text).toMatch(/is in your Vemoi wallet again|đã có lại trong ví Vemoi/);
  expect(mailsTo(lan.email).filter((subject) => /^(Refund of|Hoàn tiền)/.test(subject))).toEqual([]);
  await healthy(lan.sale);
});

it('money that finds no place is in the wallet again, and nobody is asked what to do with it', async () => {
  const lan = await buyerWith(200_000);
  const { id } = await lan.begun();
  const wire = String(id);
  const { checkoutSessionId } = await world.one<{ readonly checkoutSessionId: string }>(
    'SELECT checkout_session_id AS "checkoutSessionId" FROM checkout_session WHERE event_id = $1',
    [lan.sale.eventId],
  );
  expect(wire).not.toBe('');
  const held = await world.holdMoney({
    paymentId: app.database.newId.newId(),
    accountId: lan.id,
    checkoutSessionId,
    eventId: lan.sale.eventId,
    amount: 200_000 as never,
    part: false,
  });
  if (!held.ok) throw new Error(held.refusal.code);
  await world.beginFromWallet(held.value);
  await world.chargeWallet(held.value);
  expect(await lan.balance()).toBe(0);
  await world.pool.query(`UPDATE event SET status = 'CANCELLED' WHERE event_id = $1`, [lan.sale.eventId]);
  expect((await lan.payFromWallet(id)).value).toMatchObject({ result: { status: 'REFUNDED' } });
  expect(await lan.balance()).toBe(200_000);
  await deliverMail(app);
  expect(mailsTo(lan.email).filter((subject) => /refunded|Đã hoàn/.test(subject))).toHaveLength(1);
  expect(mailsTo(lan.email).filter((subject) => /after|late|muộn/.test(subject))).toEqual([]);
  await healthy(lan.sale);
});

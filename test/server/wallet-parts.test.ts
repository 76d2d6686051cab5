import { expect, it } from 'vitest';
import { HOUR, later, MINUTE } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { EndWalletParts } from '#server/programme/end-wallet-parts.ts';
import { WalletPayments } from '#server/programme/ports/wallet-payments.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { buyingWorld, type Json, sepay } from './buying-world.ts';
import { deliverMail } from './sign-in-for-test.ts';

const { app, mailer, world, asBuyer, tellSepay } = await buyingWorld();

const listOf = (json: Json | undefined): readonly Json[] => json ?? [];
let buyers = 0;

async function buyerWith(money: number, tickets = 2) {
  buyers += 1;
  const email = `part.${buyers}@example.test`;
  const buyer = await asBuyer(email);
  const { id } = await world.one<{ readonly id: AccountId }>('SELECT account_id AS id FROM account WHERE email = $1', [
    email,
  ]);
  await world.giveMoney(id, money);
  const sale = await world.sale({ donations: true, types: [{ price: 50_000 }] });
  return {
    ...buyer,
    id,
    email,
    sale,
    begin: async (wallet: number, shown: number, at = sale) => {
      const lines = await buyer.choose(at, [tickets]);
      return buyer.begin(at, [...listOf(lines.value)], { wallet, shown_price: shown });
    },
    session: async (checkout: unknown) =>
      (
        await buyer.ask(
          'payment_checkout_session',
          `query ($id: ID!) { payment_checkout_session(id: $id) {
            price wallet original_price result { status received overpaid late_reason } } }`,
          { id: checkout },
        )
      ).value,
    balance: async () => (await buyer.ask('user_wallet', '{ user_wallet { balance } }', {})).value['balance'],
    lines: async () =>
      listOf(
        (
          await buyer.ask(
            'user_wallet_lines',
            '{ user_wallet_lines(account: "balance", unit: "VND") { entries { kind change event_name } } }',
            {},
          )
        ).value['entries'],
      ),
    order: async () =>
      (
        await buyer.ask(
          'user_orders',
          `{ user_orders(limit: 1) { user_orders { id status payment_method price wallet original_price money_label
            received refunds { status amount wallet points tickets } } } }`,
          {},
        )
      ).value['user_orders']?.[0],
    endParts: async () => app.use(EndWalletParts)(await app.use(WalletPayments).openParts(id)),
    healthy: async (at = sale) => expect(await world.integrity(at.eventId)).toMatchObject({ healthy: true }),
  };
}
type Buyer = Awaited<ReturnType<typeof buyerWith>>;

async function paying(lan: Buyer, wallet = 40_000) {
  const opened = await lan.begin(wallet, 100_000 - wallet);
  const transfer = await lan.transfer(opened.value['id']);
  const message = String(transfer.value['bank_transfer']?.['message']);
  return { id: opened.value['id'], transfer, pay: (amount: number) => tellSepay(sepay(message, amount)) };
}

async function hostOf({ sale }: Buyer) {
  const email = `host.of.part.${sale.eventId}@example.test`;
  const host = await asBuyer(email);
  await app.database.asOwner(
    `INSERT INTO event_user (event_id, account_id, role, inserted_at)
     SELECT $1, account_id, 'MANAGER', now() FROM account WHERE email = $2`,
    [sale.eventId, email],
  );
  return host;
}

async function expire(sale: Sale) {
  for (const table of ['checkout_session', 'payment', 'reservation'])
    await world.pool.query(`UPDATE ${table} SET held_until = $2 WHERE event_id = $1`, [
      sale.eventId,
      new Date(later(world.now(), -HOUR)),
    ]);
  await world.releaseDue();
}

it('a wallet pays a part and a transfer the rest: the order, its statement, mail and receipt say both', async () => {
  const lan = await buyerWith(40_000);
  const { id, transfer, pay } = await paying(lan);
  expect(transfer.value['value']).toBe(60_000);
  // Held, so that nothing else can spend it.
  expect(await lan.balance()).toBe(0);
  expect(await lan.session(id)).toMatchObject({ price: 60_000, wallet: 40_000, original_price: 100_000 });
  await pay(60_000);
  await lan.endParts();
  expect(await lan.session(id)).toMatchObject({ result: { status: 'SUCCESSFUL', received: 60_000, overpaid: 0 } });
  expect(await lan.order()).toMatchObject({
    status: 'SUCCESSFUL',
    payment_method: 'BANK_TRANSFER',
    price: 60_000,
    wallet: 40_000,
    original_price: 100_000,
    money_label: 'paid',
    refunds: [],
  });
  expect(await lan.balance()).toBe(0);
  expect(await lan.lines()).toEqual([
    { kind: 'wallet-spent', change: -40_000, event_name: 'Đêm nhạc' },
    { kind: 'wallet-credited', change: 40_000, event_name: null },
  ]);
  await lan.healthy();
  await lan.endParts();
  expect(await lan.balance()).toBe(0);
  await deliverMail(app);
  const text = mailer.sent.findLast(({ to, subject }) => to === lan.email && /ticket|vé/i.test(subject))?.text ?? '';
  expect(text.replaceAll('\u00a0', ' ')).toMatch(
    /(Paid|Đã thanh toán): 100[.,]000 đ\n(From Vemoi wallet|Từ ví Vemoi): 40[.,]000 đ/,
  );
});

it.each([
  [60_000, 40_000, 'SUCCESSFUL', 0],
  [75_000, 40_000, 'SUCCESSFUL', 15_000],
  [50_000, 40_000, 'PENDING', 0],
] as const)('a transfer of %d is judged against the rest, not the total', async (came, wallet, status, overpaid) => {
  const lan = await buyerWith(wallet);
  const { id, pay } = await paying(lan, wallet);
  await pay(came);
  expect((await lan.session(id))['result']).toMatchObject({ status, received: came, overpaid });
  await lan.healthy();
  if (status !== 'PENDING') return;
  expect((await lan.transfer(id)).value['value']).toBe(10_000);
  await pay(10_000);
  expect((await lan.session(id))['result']).toMatchObject({ status: 'SUCCESSFUL', received: 60_000 });
  await lan.healthy();
});

it('all of the price, more than the balance, a price without the part, and other ways are refused', async () => {
  const lan = await buyerWith(40_000);
  expect(await lan.begin(100_000, 0)).toMatchObject({
    code: 'INVALID_INPUT',
    errorData: { field: 'wallet', problem: { kind: 'TOO_LARGE', max: 99_999 } },
  });
  expect((await lan.begin(40_000, 100_000)).code).toBe('PRICE_CHANGED');
  expect((await lan.begin(-1, 100_001)).code).toBe('INVALID_INPUT');
  const { value } = await lan.begin(40_000, 60_000);
  expect(
    await lan.ask(
      'create_wallet_payment',
      'mutation ($id: ID!) { create_wallet_payment(payment_checkout_session_id: $id) { id } }',
      { id: value['id'] },
    ),
  ).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  expect(await lan.balance()).toBe(40_000);
  const more = await lan.begin(50_000, 50_000);
  expect(await lan.transfer(more.value['id'])).toMatchObject({
    code: 'BALANCE_TOO_LOW',
    errorData: { unit: 'VND', missing: 10_000 },
  });
  const without = await lan.begin(0, 100_000);
  expect((await lan.transfer(without.value['id'])).value['value']).toBe(100_000);
  expect(await lan.balance()).toBe(40_000);
});

it('one balance pays a part of one order, and is free for another once the first expired', async () => {
  const lan = await buyerWith(40_000);
  const first = await paying(lan);
  const at = await world.sale({ types: [{ price: 50_000 }] });
  const second = await lan.begin(40_000, 60_000, at);
  expect(await lan.transfer(second.value['id'])).toMatchObject({
    code: 'BALANCE_TOO_LOW',
    errorData: { unit: 'VND', missing: 40_000 },
  });
  await expire(lan.sale);
  expect((await lan.session(first.id))['result']).toMatchObject({ status: 'EXPIRED' });
  expect((await lan.transfer(second.value['id'])).value['value']).toBe(60_000);
  expect(await lan.balance()).toBe(0);
  expect((await lan.transfer(second.value['id'])).code).toBeNull();
  expect(await lan.balance()).toBe(0);
  await lan.healthy();
  await lan.healthy(at);
});

it('late money buys nothing once the part is back in the wallet, and goes back whole by its own way', async () => {
  const lan = await buyerWith(40_000);
  const { id, pay } = await paying(lan);
  await expire(lan.sale);
  await lan.endParts();
  expect(await lan.balance()).toBe(40_000);
  await pay(60_000);
  expect((await lan.session(id))['result']).toMatchObject({ status: 'LATE_MONEY', late_reason: 'WALLET_RETURNED' });
  const chosen = await lan.ask(
    'choose_late_money',
    `mutation ($id: ID!) { choose_late_money(payment_checkout_session_id: $id, choice: "REFUND") { id } }`,
    { id },
  );
  expect(chosen.code).toBeNull();
  expect((await lan.order())?.['refunds']).toEqual([
    { status: 'DECIDED', amount: 60_000, wallet: 0, points: 0, tickets: 0 },
  ]);
  expect(await lan.balance()).toBe(40_000);
  await lan.healthy();
});

it('a refund gives the wallet its share at once and owes the rest, ticket by ticket, never more than was paid', async () => {
  const lan = await buyerWith(40_000);
  const { pay } = await paying(lan);
  await pay(60_000);
  const { id } = (await lan.order()) ?? {};
  const host = await hostOf(lan);
  const offer = await host.ask(
    'refund_offer',
    'query ($id: ID!) { refund_offer(user_order_id: $id) { tickets { id } tickets_left } }',
    { id },
  );
  expect(offer.value['tickets_left']).toBe(100_000);
  const [first, second] = listOf(offer.value['tickets']);
  const refund = (ticket: Json | undefined) =>
    host.ask(
      'refund_order',
      `mutation ($input: RefundOrderInput!) { refund_order(input: $input) {
        status refunds { status amount wallet tickets } } }`,
      { input: { user_order_id: id, ticket_ids: [ticket?.['id']], donation: false, reason: 'Ill' } },
    );
  // Before the part is booked as spent, too.
  expect((await refund(first)).value['refunds']).toEqual([
    { status: 'DECIDED', amount: 30_000, wallet: 20_000, tickets: 1 },
  ]);
  expect(await lan.balance()).toBe(20_000);
  await lan.healthy();
  await lan.endParts();
  expect(await lan.balance()).toBe(20_000);
  await lan.healthy();
  expect(listOf((await refund(second)).value['refunds'])).toHaveLength(2);
  expect(await lan.balance()).toBe(40_000);
  expect((await refund(second)).code).not.toBeNull();
  await lan.healthy();
  expect(
    await world.one('SELECT wallet, wallet_refunded FROM user_order WHERE event_id = $1 AND wallet > 0', [
      lan.sale.eventId,
    ]),
  ).toEqual({ wallet: 40_000, wallet_refunded: 40_000 });
  await deliverMail(app);
  const told = mailer.sent.filter(({ to, subject }) => to === lan.email && /^(Refund of|Hoàn tiền)/.test(subject));
  expect(told).toHaveLength(2);
  for (const { text } of told)
    expect(text.replaceAll('\u00a0', ' ')).toMatch(/(Returned to your wallet|Đã hoàn về ví): 20[.,]000 đ/);
});

it('the database refuses a part beside nothing, and more back to a wallet than it paid', async () => {
  const lan = await buyerWith(40_000);
  const { pay } = await paying(lan);
  await pay(60_000);
  const write = (column: string, amount: number) =>
    app.database.asOwner(`UPDATE user_order SET ${column} = $2 WHERE event_id = $1`, [lan.sale.eventId, amount]);
  await expect(write('wallet', 100_000)).rejects.toThrow(/order_wallet_in_price/);
  await expect(write('wallet', -1)).rejects.toThrow(/order_wallet/);
  await expect(write('wallet_refunded', 40_001)).rejects.toThrow(/order_wallet_never_over_refunded/);
});

it('a part that nobody ended is ended by its job: spent where the order was paid, else free again', async () => {
  const lan = await buyerWith(90_000);
  const { pay } = await paying(lan);
  await pay(60_000);
  const at = await world.sale({ types: [{ price: 50_000 }] });
  const other = await lan.begin(50_000, 50_000, at);
  await lan.transfer(other.value['id']);
  expect(await lan.balance()).toBe(0);
  await expire(at);
  world.pass(3 * MINUTE);
  await world.finishWalletPayments();
  expect(await lan.balance()).toBe(50_000);
  expect(
    (await world.pool.query('SELECT state FROM wallet_payment WHERE account_id = $1 ORDER BY number', [lan.id])).rows,
  ).toEqual([{ state: 'SETTLED' }, { state: 'RELEASED' }]);
  await lan.healthy();
});

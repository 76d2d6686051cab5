import { expect, it } from 'vitest';
import type { AccountId } from '#domain/people/account-id.ts';
import { EndPointsHolds } from '#server/programme/end-points-holds.ts';
import { PointsHolds } from '#server/programme/ports/points-holds.ts';
import { buyingWorld, sepay } from './buying-world.ts';
import { deliverMail } from './sign-in-for-test.ts';

const { app, mailer, world, asBuyer, tellSepay } = await buyingWorld();

async function buyerWith(points: number, price = 100_000) {
  const email = `diem.${points}.${price}@example.test`;
  const buyer = await asBuyer(email);
  const { id } = await world.one<{ readonly id: AccountId }>('SELECT account_id AS id FROM account WHERE email = $1', [
    email,
  ]);
  await world.givePoints(id, points);
  const balance = async () =>
    (await buyer.ask('user_wallet', '{ user_wallet { points } }', {})).value['points'] as number;
  const sale = await world.sale({ types: [{ price }] });
  const begin = async (used: number, shown: number) => {
    const lines = await buyer.choose(sale, [2]);
    return buyer.begin(sale, [...lines.value], { points: used, shown_price: shown });
  };
  const endHolds = async () => app.use(EndPointsHolds)(await app.use(PointsHolds).open(id));
  return { email, buyer, balance, sale, begin, endHolds };
}
type Buyer = Awaited<ReturnType<typeof buyerWith>>;

const ORDER = `user_orders { id status price original_price discount points money_label
  refunds { status amount points tickets } }`;
const orderOf = async ({ buyer }: Buyer) =>
  (await buyer.ask('user_orders', `{ user_orders(limit: 1) { ${ORDER} } }`, {})).value['user_orders']?.[0];

it('points pay for a part of tickets: what is left is paid in money, and the order says both', async () => {
  const lan = await buyerWith(75_000);
  const opened = await lan.begin(70_000, 130_000);
  expect(opened.value).toMatchObject({ price: 130_000, original_price: 200_000, discount: 0 });
  const { id } = opened.value;
  const read = await lan.buyer.ask(
    'payment_checkout_session',
    'query ($id: ID!) { payment_checkout_session(id: $id) { price points } }',
    { id },
  );
  expect(read.value).toEqual({ price: 130_000, points: 70_000 });
  expect(await lan.balance()).toBe(75_000);

  const transfer = await lan.buyer.transfer(id);
  expect([transfer.value['value'], await lan.balance()]).toEqual([130_000, 5_000]);
  await tellSepay(sepay(String(transfer.value['bank_transfer']?.['message']), 130_000));
  await lan.endHolds();
  expect(await lan.balance()).toBe(5_000);
  expect(await orderOf(lan)).toMatchObject({
    status: 'SUCCESSFUL',
    price: 130_000,
    original_price: 200_000,
    discount: 0,
    points: 70_000,
    money_label: 'paid',
    refunds: [],
  });
  await deliverMail(app);
  const text = mailer.sent.findLast(({ to, subject }) => to === lan.email && /ticket|vé/i.test(subject))?.text ?? '';
  expect(text.replaceAll('\u00a0', ' ')).toMatch(
    /(Points used|Điểm đã dùng): −70[.,]000 đ\n(Paid|Đã thanh toán): 130[.,]000 đ/,
  );
  expect(await world.integrity(lan.sale.eventId)).toMatchObject({ healthy: true });
});

it('more than half of the tickets, more than there are, and a price without them are refused', async () => {
  const lan = await buyerWith(90_000);
  expect(await lan.begin(100_001, 99_999)).toMatchObject({
    code: 'BALANCE_TOO_LOW',
    errorData: { unit: 'POINT', missing: 10_001 },
  });
  expect((await lan.begin(90_000, 200_000)).code).toBe('PRICE_CHANGED');
  expect((await lan.begin(-1, 200_001)).code).toBe('INVALID_INPUT');
  const rich = await buyerWith(500_000);
  expect(await rich.begin(100_001, 99_999)).toMatchObject({
    code: 'INVALID_INPUT',
    errorData: { field: 'points', problem: { kind: 'TOO_LARGE', max: 100_000 } },
  });
});

it('points that another order took are refused when the payment begins, and the order can be paid without', async () => {
  const lan = await buyerWith(80_000);
  const first = await lan.begin(60_000, 140_000);
  const other = { ...lan, sale: await world.sale({ types: [{ price: 100_000 }] }) };
  const lines = await lan.buyer.choose(other.sale, [2]);
  const second = await lan.buyer.begin(other.sale, [...lines.value], { points: 60_000, shown_price: 140_000 });
  expect([first.code, second.code]).toEqual([null, null]);
  expect((await lan.buyer.transfer(first.value['id'])).code).toBeNull();
  expect(await lan.buyer.transfer(second.value['id'])).toMatchObject({
    code: 'BALANCE_TOO_LOW',
    errorData: { unit: 'POINT', missing: 40_000 },
  });
  const again = await lan.buyer.begin(other.sale, [...lines.value], { points: 20_000, shown_price: 180_000 });
  expect((await lan.buyer.transfer(again.value['id'])).value['value']).toBe(180_000);
  expect(await lan.balance()).toBe(0);
});

it('a refund gives points back as points, and only the money is owed', async () => {
  const lan = await buyerWith(100_000);
  const opened = await lan.begin(100_000, 100_000);
  const transfer = await lan.buyer.transfer(opened.value['id']);
  await tellSepay(sepay(String(transfer.value['bank_transfer']?.['message']), 100_000));
  await lan.endHolds();
  const order = await orderOf(lan);
  const email = 'host.of.points@example.test';
  const host = await asBuyer(email);
  await app.database.asOwner(
    `INSERT INTO event_user (event_id, account_id, role, inserted_at)
     SELECT $1, account_id, 'MANAGER', now() FROM account WHERE email = $2`,
    [lan.sale.eventId, email],
  );
  const offer = await host.ask(
    'refund_offer',
    'query ($id: ID!) { refund_offer(user_order_id: $id) { tickets { id worth } tickets_left } }',
    { id: order?.['id'] },
  );
  expect(offer.value).toMatchObject({ tickets_left: 200_000 });
  const refunded = await host.ask(
    'refund_order',
    `mutation ($input: RefundOrderInput!) { refund_order(input: $input) { refunds { amount points tickets } } }`,
    {
      input: {
        user_order_id: order?.['id'],
        ticket_ids: [offer.value['tickets']?.[0]?.['id']],
        donation: false,
        reason: 'Ill',
      },
    },
  );
  expect(refunded.value).toEqual({ refunds: [{ amount: 50_000, points: 50_000, tickets: 1 }] });
  expect(await lan.balance()).toBe(50_000);
  expect((await orderOf(lan))?.['refunds']).toEqual([
    { status: 'DECIDED', amount: 50_000, points: 50_000, tickets: 1 },
  ]);
  expect(await world.integrity(lan.sale.eventId)).toMatchObject({ healthy: true });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { makePostgresEmailFacts } from '#server/platform/mail/postgres/postgres-email-facts.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

type Mail = { readonly message: string; readonly data: Readonly<Record<string, unknown>> };
const mails = async (to: Sale): Promise<readonly Mail[]> =>
  (
    await world.pool.query<Mail>(
      `SELECT message, data FROM email_message WHERE data ->> 'eventId' = $1
         AND message IN ('late-money', 'paid-too-much') ORDER BY queued_at, email_message_id`,
      [String(to.eventId)],
    )
  ).rows;
const waiting = async (price = 90_000) => {
  const sale = await world.sale({ types: [{ price, capacity: 1 }] });
  const accountId = await world.buyer();
  return { sale, accountId, order: await world.waitingForMoney(accountId, sale, [1]) };
};
const told = (sale: Sale, because: string, received: number, excess: number) => ({
  message: 'paid-too-much',
  data: { eventId: sale.eventId, paymentId: expect.any(String), because, received, excess },
});

describe('money beyond the price of a paid order', () => {
  it('is told to the buyer in full: too much at once, a second payment, a third', async () => {
    const { sale, order } = await waiting();
    await world.pay(order.code, 100_000);
    expect(await mails(sale)).toEqual([told(sale, 'TOO_MUCH', 100_000, 10_000)]);
    expect(await world.find(order)).toMatchObject({ value: { overpaid: 10_000 } });
    await world.pay(order.code, 90_000);
    await world.pay(order.code, 90_000);
    expect((await mails(sale)).slice(1)).toEqual([
      told(sale, 'TWICE', 190_000, 100_000),
      told(sale, 'TWICE', 280_000, 190_000),
    ]);
    expect(await world.find(order)).toMatchObject({ value: { overpaid: 190_000 } });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('is not told of a transfer that is only reported twice, nor of the exact price', async () => {
    const { sale, order } = await waiting();
    const transfer = world.transferOf(order.code, 90_000);
    await world.receive(transfer);
    await world.receive(transfer);
    expect(await mails(sale)).toEqual([]);
    expect(await world.find(order)).toMatchObject({ value: { overpaid: 0 } });
  });

  it('is told of money that comes once the refund of the first is decided', async () => {
    const { sale, order } = await waiting();
    world.pass(46 * MINUTE);
    await world.releaseDue();
    await world.hold(await world.buyer(), sale, [1]);
    await world.pay(order.code, 90_000);
    expect(await world.chooseLate({ ...order, choice: 'REFUND' })).toMatchObject({ ok: true });
    await world.pay(order.code, 90_000);
    expect((await mails(sale)).at(-1)).toEqual(told(sale, 'AFTER_REFUND', 180_000, 90_000));
  });
});

describe('money that got no tickets', () => {
  const facts = async (sale: Sale) => {
    const paymentId = (await mails(sale)).at(-1)?.data['paymentId'];
    return makePostgresEmailFacts(world.database).payment(sale.eventId, String(paymentId));
  };
  async function late(price = 90_000) {
    const here = await waiting(price);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    return here;
  }

  it('says that the tickets are sold, once for each sum that covers the price', async () => {
    const { sale, order } = await late();
    await world.hold(await world.buyer(), sale, [1]);
    await world.pay(order.code, 40_000);
    await world.pay(order.code, 50_000);
    await world.pay(order.code, 90_000);
    expect((await mails(sale)).map(({ message, data }) => [message, data['received']])).toEqual([
      ['late-money', 90_000],
      ['late-money', 180_000],
    ]);
    expect(await facts(sale)).toMatchObject({ late: true, lateBecause: 'SOLD_OUT', received: 180_000 });
    expect(await world.find(order)).toMatchObject({ value: { payment: { lateBecause: 'SOLD_OUT' }, overpaid: 0 } });
  });

  it('says that another order was paid already', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }] });
    const accountId = await world.buyer();
    const first = await world.waitingForMoney(accountId, sale, [1]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    const second = await world.waitingForMoney(accountId, sale, [1]);
    await world.pay(second.code, 90_000);
    await world.pay(first.code, 90_000);
    expect(await facts(sale)).toMatchObject({ late: true, lateBecause: 'OTHER_ORDER_PAID' });
  });

  it('says that the event was cancelled, also when that came after the money', async () => {
    const { sale, order } = await late();
    await world.hold(await world.buyer(), sale, [1]);
    await world.pay(order.code, 90_000);
    await world.pool.query(`UPDATE event SET status = 'CANCELLED' WHERE event_id = $1`, [sale.eventId]);
    expect(await facts(sale)).toMatchObject({ late: true, lateBecause: 'EVENT_ENDED' });
  });

  it('is not told of when the rest comes before it is refunded', async () => {
    const { sale, order } = await late();
    await world.pay(order.code, 40_000);
    await world.pay(order.code, 50_000);
    expect(await mails(sale)).toEqual([]);
  });
});

import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { SETTLE_WAITS } from '#domain/money/bank-transfer/settle-waits.ts';
import { BANK, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { ProcessTransfer, ReceiveTransfer } from './receive-transfer.ts';
import { RetryTransfers } from './retry-transfers.ts';
import { SettlePayment } from './settle-payment.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The ways to settle, with a desk that fails for some messages, or is waited for. */
function withTroubledDesk(fails: (content: string) => boolean, before = (): Promise<void> => Promise.resolve()) {
  const { inbox } = world;
  const clock = { now: world.now };
  const real = SettlePayment.make({ desk: world.desk });
  const settle: SettlePayment = async (given) => {
    if (fails(given.stored.content)) throw new Error('The database is away');
    await before();
    return real(given);
  };
  const processTransfer = ProcessTransfer.make({
    inbox,
    settle,
    outgoing: world.outgoing,
    bank: BANK,
    clock,
    authoritative: 'sepay',
  });
  return {
    receive: ReceiveTransfer.make({
      inbox,
      processTransfer,
      newId: world.test.newId,
      clock,
      authoritative: 'sepay',
      log: quiet,
    }),
    retry: RetryTransfers.make({ inbox, processTransfer, clock, log: quiet }),
  };
}

/** Buyers whose transfers are awaited. */
async function waitingBuyers(count: number) {
  const sale = await world.sale({ types: [{ price: 100_000 }] });
  return Promise.all(Array.from({ length: count }, async () => world.waitingForMoney(await world.buyer(), sale, [1])));
}
const storeForgotten = (content: string, amount: number) =>
  world.inbox.store(world.transferOf(content, amount), world.test.newId.newId(), world.now());

describe('a transfer whose settling failed', () => {
  it.each([[['sepay']], [['casso', 'sepay']], [['sepay', 'casso']]] as const)(
    'is settled by the next try when %j told of it',
    async (feeds) => {
      const [waiting] = await waitingBuyers(1);
      if (waiting === undefined) throw new Error('Nobody waits');
      const troubled = withTroubledDesk(() => true);
      const transfer = world.transferOf(waiting.code, waiting.amount);
      let incomingTransferId = '';
      for (const provider of feeds)
        ({ incomingTransferId } = await troubled.receive({
          ...transfer,
          provider,
          providerTransferId: `${provider}-${transfer.providerTransferId}`,
        }));
      expect(await world.stateOf(incomingTransferId)).not.toBe('PAID');
      world.pass(2 * MINUTE);
      await world.attendForgotten();
      expect(await world.stateOf(incomingTransferId)).toBe('PAID');
      expect(await world.count('payment_receipt WHERE event_id = $1', [waiting.eventId])).toBe(1);
      expect(await world.count('transfer_to_settle')).toBe(0);
    },
  );

  it('is tried again after longer and longer waits, while others are settled', async () => {
    const buyers = await waitingBuyers(6);
    const stuck = new Set(buyers.slice(0, 2).map(({ code }) => code));
    const stored = await Promise.all(buyers.map(({ code, amount }) => storeForgotten(code, amount)));
    const { retry } = withTroubledDesk((content) => stuck.has(content));
    expect(await retry()).toBe(0);
    const tried: number[] = [];
    for (const wait of SETTLE_WAITS) {
      world.pass(wait - 1_000);
      tried.push(await retry());
      world.pass(1_000);
      tried.push(await retry());
    }
    expect(tried).toEqual([0, 6, 0, 2, 0, 2, 0, 2, 0, 2]);
    const states = await Promise.all(stored.map((each) => world.stateOf(each.incomingTransferId)));
    expect(states).toEqual([null, null, 'PAID', 'PAID', 'PAID', 'PAID']);
    world.pass(SETTLE_WAITS.at(-1) ?? 0);
    expect(await world.attendForgotten()).toBe(2);
    expect(await world.count('transfer_to_settle')).toBe(0);
  });
});

describe('forgotten transfers of many events', () => {
  it('are settled in parallel, those of one event, too', async () => {
    const buyers = [...(await waitingBuyers(3)), ...(await waitingBuyers(3))];
    const stored = await Promise.all(buyers.map(({ code, amount }) => storeForgotten(code, amount)));
    world.pass(2 * MINUTE);
    const allBegan = Promise.withResolvers<void>();
    let [under, most] = [0, 0];
    const { retry } = withTroubledDesk(
      () => false,
      async () => {
        under += 1;
        most = Math.max(most, under);
        if (under === buyers.length) allBegan.resolve();
        await Promise.race([allBegan.promise, setTimeout(4_000)]);
        under -= 1;
      },
    );
    expect(await retry()).toBe(buyers.length);
    expect(most).toBe(buyers.length);
    for (const { incomingTransferId } of stored) expect(await world.stateOf(incomingTransferId)).toBe('PAID');
  });

  it('are taken in turn: an event with few does not wait for one with many', async () => {
    const [crowd, one, other] = [(await waitingBuyers(1))[0], (await waitingBuyers(1))[0], (await waitingBuyers(1))[0]];
    if (crowd === undefined || one === undefined || other === undefined) throw new Error('Nobody waits');
    for (let index = 0; index < 8; index += 1) await storeForgotten(`${crowd.code} ${index}`, 1_000 + index);
    world.pass(1_000);
    await Promise.all([storeForgotten(one.code, one.amount), storeForgotten(other.code, other.amount)]);
    world.pass(2 * MINUTE);
    const taken = (await world.inbox.takeDue(world.now(), 4)).map((each) => each.content);
    expect(taken).toHaveLength(4);
    expect(taken).toEqual(expect.arrayContaining([one.code, other.code, `${crowd.code} 0`, `${crowd.code} 1`]));
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { saleWorld, type SaleWorld } from './sale-world.ts';

const TELLINGS = 20;

async function paidAtOnce(nodes: readonly SaleWorld[]) {
  const first = nodes[0];
  if (first === undefined) throw new Error('No node');
  const sale = await first.sale({ types: [{ price: 90_000 }] });
  const waiting = await first.waitingForMoney(await first.buyer(), sale, [2]);
  const transfer = first.transferOf(waiting.code, waiting.amount);
  return { first, sale, waiting, transfer };
}

describe('one transfer, told many times at once to two nodes', () => {
  let nodes: readonly [SaleWorld, SaleWorld];
  beforeAll(async () => {
    const first = await saleWorld();
    nodes = [first, await saleWorld({}, first.test)];
  });

  it('is one receipt, one order, two tickets and one mail', async () => {
    const { first, sale, transfer, waiting } = await paidAtOnce(nodes);
    await Promise.all(Array.from({ length: TELLINGS }, (_, index) => (index % 2 === 0 ? nodes[0] : nodes[1]).receive(transfer)));
    expect(await first.count('payment_receipt WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await first.count('incoming_transfer WHERE bank_reference = $1', [transfer.bankReference])).toBe(1);
    expect(await first.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(2);
    expect(await first.count(`email_message WHERE message = 'order-confirmed' AND data ->> 'eventId' = $1`, [String(sale.eventId)])).toBe(1);
    expect(await first.find(waiting)).toMatchObject({ ok: true, value: { payment: { state: 'SUCCEEDED', received: waiting.amount } } });
    expect(await first.integrity(sale.eventId)).toMatchObject({ healthy: true });
    expect([...nodes[0].failures, ...nodes[1].failures]).toEqual([]);
  });

  it('against expiry, ends with the places sold or the money late, and never with neither', async () => {
    const { first, sale, waiting, transfer } = await paidAtOnce(nodes);
    for (const node of nodes) node.pass(46 * 60_000);
    await Promise.all([nodes[0].receive(transfer), nodes[1].releaseDue(), nodes[1].receive(transfer), nodes[0].releaseDue()]);
    const found = await first.find(waiting);
    // Whichever comes first: the money finds the places still held, or takes the same ones again.
    expect(found).toMatchObject({ ok: true, value: { state: 'COMPLETED', payment: { state: 'SUCCEEDED' } } });
    expect(await first.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});

// Take the keys away that make a telling count once, and the locks, and it must double.
describe('the same without the locks and without the unique keys of transfers and receipts', () => {
  it('doubles', async () => {
    const first = await saleWorld({ lock: false });
    const nodes = [first, await saleWorld({ lock: false }, first.test)];
    await first.test.asOwner('ALTER TABLE incoming_transfer DROP CONSTRAINT incoming_transfer_provider_provider_transfer_id_key');
    await first.test.asOwner('ALTER TABLE incoming_transfer DROP CONSTRAINT incoming_transfer_bank_account_bank_reference_amount_direct_key');
    await first.test.asOwner('ALTER TABLE bought_ticket DROP CONSTRAINT bought_ticket_event_id_reservation_id_position_key');
    let most = 0;
    for (let round = 0; round < 10 && most <= 1; round += 1) {
      const { sale, transfer } = await paidAtOnce(nodes);
      await Promise.allSettled(Array.from({ length: TELLINGS }, (_, index) => (nodes[index % 2] ?? first).receive(transfer)));
      most = await first.count('payment_receipt WHERE event_id = $1', [sale.eventId]);
    }
    expect(most).toBeGreaterThan(1);
  });
});

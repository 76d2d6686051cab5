import { beforeAll, describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { readBeforeAnyWrites } from './read-before-any-writes.ts';
import { type SaleWorld, saleWorld } from './sale-world.ts';

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
    await Promise.all(
      Array.from({ length: TELLINGS }, (_, index) => (index % 2 === 0 ? nodes[0] : nodes[1]).receive(transfer)),
    );
    expect(await first.count('payment_receipt WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await first.count('incoming_transfer WHERE bank_reference = $1', [transfer.bankReference])).toBe(1);
    expect(await first.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(2);
    expect(
      await first.count(`email_message WHERE message = 'order-confirmed' AND data ->> 'eventId' = $1`, [
        String(sale.eventId),
      ]),
    ).toBe(1);
    expect(await first.find(waiting)).toMatchObject({
      ok: true,
      value: { payment: { state: 'SUCCEEDED', received: waiting.amount } },
    });
    expect(await first.integrity(sale.eventId)).toMatchObject({ healthy: true });
    expect([...nodes[0].failures, ...nodes[1].failures]).toEqual([]);
  });

  it('against expiry, ends with the places sold or the money late, and never with neither', async () => {
    const { first, sale, waiting, transfer } = await paidAtOnce(nodes);
    for (const node of nodes) node.pass(46 * 60_000);
    await Promise.all([
      nodes[0].receive(transfer),
      nodes[1].releaseDue(),
      nodes[1].receive(transfer),
      nodes[0].releaseDue(),
    ]);
    const found = await first.find(waiting);
    // The money finds the places still held, or takes the same ones again.
    expect(found).toMatchObject({ ok: true, value: { state: 'COMPLETED', payment: { state: 'SUCCEEDED' } } });
    expect(await first.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});

/** Each reported to two nodes at once, repeatedly. */
async function toldAtOnce(nodes: readonly [SaleWorld, SaleWorld]) {
  const [first] = nodes;
  const transfers = Array.from({ length: 10 }, (_, index) => first.transferOf(`GOP Y ${index}`, 10_000 + index));
  const tellings = Array.from({ length: 8 }, (_, round) =>
    (round % 2 === 0 ? transfers : transfers.toReversed()).map((transfer) =>
      round % 3 === 0
        ? transfer
        : ({ ...transfer, provider: 'casso', providerTransferId: `casso-${transfer.providerTransferId}` } as const),
    ),
  ).flat();
  const stored = await Promise.all(
    tellings.map((transfer, index) =>
      (nodes[index % 2] ?? first).inbox.store(transfer, first.test.newId.newId(), first.now()),
    ),
  );
  const references = transfers.map((transfer) => transfer.bankReference);
  return {
    rows: await first.count('incoming_transfer WHERE bank_reference = ANY($1::text[])', [references]),
    names: new Set(stored.map((each) => each.incomingTransferId)).size,
    answeredFor: stored.map((each) => each.bankReference),
    toldOf: tellings.map((each) => each.bankReference),
  };
}

describe('many transfers, told many times at once to two nodes', () => {
  it('are stored once each, and every telling is answered with its own', async () => {
    const first = await saleWorld();
    const { rows, names, answeredFor, toldOf } = await toldAtOnce([first, await saleWorld({}, first.test)]);
    expect({ rows, names }).toEqual({ rows: 10, names: 10 });
    expect(answeredFor).toEqual(toldOf);
  });

  it('are stored more than once when the unique keys are taken away', async () => {
    const first = await saleWorld();
    await first.test.asOwner('ALTER TABLE incoming_transfer DROP CONSTRAINT incoming_transfer_occurrence_key');
    await first.test.asOwner('ALTER TABLE transfer_notice DROP CONSTRAINT transfer_notice_pkey');
    // Two rows are found then, which the adapter was never meant for.
    const nodes = [first, await saleWorld({}, first.test)] as const;
    await readBeforeAnyWrites(first, 2, () => toldAtOnce(nodes).catch(() => undefined), 'transfer_to_settle');
    expect(await first.count('incoming_transfer')).toBeGreaterThan(10);
  });
});

async function settledTwice(nodes: readonly [SaleWorld, SaleWorld]) {
  const { first, sale, waiting } = await paidAtOnce(nodes);
  const { payment_id: paymentId } = await first.one<{ payment_id: string }>(
    'SELECT payment_id FROM payment WHERE event_id = $1',
    [sale.eventId],
  );
  const money = {
    kind: 'SETTLE',
    paymentId,
    provider: 'BANK_TRANSFER',
    providerReference: 'one',
    amount: dong(waiting.amount),
    at: first.now(),
  } as const;
  const papers = { incomingTransferId: null, transferCode: null, decidedBy: null };
  await readBeforeAnyWrites(first, nodes.length, () =>
    Promise.allSettled(nodes.map((node) => node.desk.submit(sale.eventId, money, papers))),
  );
  return {
    receipts: await first.count('payment_receipt WHERE event_id = $1', [sale.eventId]),
    tickets: await first.count('bought_ticket WHERE event_id = $1', [sale.eventId]),
  };
}

describe('the same money settled by two nodes in the same moment', () => {
  it('counts once', async () => {
    const first = await saleWorld();
    expect(await settledTwice([first, await saleWorld({}, first.test)])).toEqual({ receipts: 1, tickets: 2 });
  });

  it('counts once by the unique keys alone, without the locks', async () => {
    const first = await saleWorld({ lock: false });
    expect(await settledTwice([first, await saleWorld({ lock: false }, first.test)])).toEqual({
      receipts: 1,
      tickets: 2,
    });
  });

  it('doubles when the locks and the unique keys are taken away', async () => {
    const first = await saleWorld({ lock: false });
    await first.test.asOwner('ALTER TABLE payment_receipt DROP CONSTRAINT payment_receipt_pkey');
    await first.test.asOwner(
      'ALTER TABLE bought_ticket DROP CONSTRAINT bought_ticket_event_id_reservation_id_position_key',
    );
    await first.test.asOwner('ALTER TABLE ledger_line DROP CONSTRAINT ledger_line_kind_subject_key');
    await first.test.asOwner('ALTER TABLE order_event DROP CONSTRAINT order_event_pkey');
    await first.test.asOwner('ALTER TABLE quota DROP CONSTRAINT quota_reserved_check');
    expect(await settledTwice([first, await saleWorld({ lock: false }, first.test)])).toEqual({
      receipts: 2,
      tickets: 4,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { makePostgresStockDesk } from '#server/sale/postgres/postgres-stock-desk.ts';
import { readBeforeAnyWrites } from './read-before-any-writes.ts';
import { type SaleWorld, saleWorld } from './sale-world.ts';
import { withoutGuard } from './without-guard.ts';

type Nodes = readonly [SaleWorld, SaleWorld];

async function twoNodes(lock = true): Promise<Nodes> {
  const first = await saleWorld({ lock });
  return [first, await saleWorld({ lock }, first.test)];
}

describe('a transfer of which the bank tells many times at once', () => {
  const TELLINGS = 16;
  const stored = async (nodes: Nodes): Promise<number> => {
    const [first] = nodes;
    const transfer = first.transferOf('no code', 50_000);
    await readBeforeAnyWrites(
      first,
      nodes.length,
      // With two rows of one transfer, each further report fails.
      () =>
        Promise.allSettled(
          Array.from({ length: TELLINGS }, (_, index) => (nodes[index % 2] ?? first).receive(transfer)),
        ),
      'transfer_to_settle',
    );
    return first.count('incoming_transfer WHERE bank_reference = $1', [transfer.bankReference]);
  };

  it('is stored once', async () => {
    expect(await stored(await twoNodes())).toBe(1);
  });

  it('is stored many times without its identity’s keys', async () => {
    const nodes = await twoNodes();
    const { asOwner } = nodes[0].test;
    await asOwner('ALTER TABLE incoming_transfer DROP CONSTRAINT incoming_transfer_occurrence_key');
    await asOwner('ALTER TABLE transfer_notice DROP CONSTRAINT transfer_notice_pkey');
    expect(await stored(nodes)).toBeGreaterThan(1);
  });
});

describe('a transfer without a code that two people match in one moment, each to another payment', () => {
  async function matchedTwice(nodes: Nodes) {
    const [first] = nodes;
    const waiting = await Promise.all(
      nodes.map(async () =>
        first.waitingForMoney(await first.buyer(), await first.sale({ types: [{ price: 90_000 }] }), [1]),
      ),
    );
    const { incomingTransferId } = await first.receive(first.transferOf('no code', 90_000));
    const by = await first.buyer();
    const match = (node: SaleWorld, index: number) =>
      node.matchByHand({ incomingTransferId, transferCode: waiting[index]?.code ?? '', by });
    await readBeforeAnyWrites(
      first,
      nodes.length,
      () => Promise.allSettled(nodes.map(match)),
      'transfer_outcome, payment_receipt',
    );
    const paid = await Promise.all(
      waiting.map(({ eventId }) => first.count('payment_receipt WHERE event_id = $1', [eventId])),
    );
    return paid.reduce((sum, each) => sum + each, 0);
  }

  it('pays one of them', async () => {
    expect(await matchedTwice(await twoNodes())).toBe(1);
  });

  it('pays both when who was first is not asked and the ledger may tell it twice', async () => {
    const first = await saleWorld();
    const anyState = (text: string): string =>
      text.replace('WHERE transfer_outcome.state = ANY($8::text[])', 'WHERE $8::text[] IS NOT NULL');
    const nodeOver = (): Promise<SaleWorld> => saleWorld({ database: withoutGuard(first.test, anyState) }, first.test);
    await first.test.asOwner('ALTER TABLE ledger_line DROP CONSTRAINT ledger_line_kind_subject_key');
    expect(await matchedTwice([await nodeOver(), await nodeOver()])).toBe(2);
  });
});

describe('a ticket type that is withdrawn in the moment in which somebody takes its last place', () => {
  async function meet(nodes: Nodes, withdraw: SaleWorld['stock']) {
    const [first] = nodes;
    const sale = await first.sale();
    const buyer = await first.buyer();
    const ticketTypeIds = sale.types.map((type) => type.ticketTypeId);
    let told: readonly [held: boolean, withdrawn: boolean] = [false, false];
    await readBeforeAnyWrites(
      first,
      2,
      async () => {
        const [held, withdrawn] = await Promise.all([
          first.hold(buyer, sale, [1]).then(
            (answer) => answer.ok,
            () => false,
          ),
          withdraw.withdrawTicketTypes({ eventId: sale.eventId, ticketTypeIds }).then(
            (answer) => answer.ok,
            () => false,
          ),
        ]);
        told = [held, withdrawn];
      },
      'reservation, ticket_type',
    );
    const whole = await first.count(
      'reservation r JOIN ticket_type t USING (event_id, ticket_type_id) WHERE r.event_id = $1',
      [sale.eventId],
    );
    return { held: told[0], withdrawn: told[1], whole };
  }

  it('is sold or withdrawn, and never both', async () => {
    const nodes = await twoNodes();
    const { held, withdrawn, whole } = await meet(nodes, nodes[1].stock);
    expect([held, withdrawn].filter(Boolean)).toHaveLength(1);
    expect(whole).toBe(held ? 1 : 0);
  });

  it('is both without the locks and without the foreign key: a buyer holds what is not there', async () => {
    const nodes = await twoNodes(false);
    await nodes[0].test.asOwner('ALTER TABLE reservation DROP CONSTRAINT reservation_event_id_ticket_type_id_fkey');
    const unguarded = makePostgresStockDesk({ database: withoutGuard(nodes[0].test), desk: nodes[1].desk });
    expect(await meet(nodes, unguarded)).toEqual({ held: true, withdrawn: true, whole: 0 });
  });
});

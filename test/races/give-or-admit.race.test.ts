import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeAdmitTogether } from '#server/door/admit-together.ts';
import { makePostgresAdmissionDesk } from '#server/door/postgres/postgres-admission-desk.ts';
import { makePostgresDoorBook } from '#server/door/postgres/postgres-door-book.ts';
import { makePostgresAccountRows } from '#server/people/postgres/postgres-account-rows.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { nodeSecretSource } from '#server/platform/secrets/node-secret-source.ts';
import type { TicketPorts } from '#server/ticket/change-ticket.ts';
import { GiveTicket } from '#server/ticket/give-ticket.ts';
import { makePostgresTicketBook } from '#server/ticket/postgres/postgres-ticket-book.ts';
import { TakeBackTicket } from '#server/ticket/take-back-ticket.ts';
import { readBeforeAnyWrites } from './read-before-any-writes.ts';
import { type SaleWorld, saleWorld } from './sale-world.ts';

const nothing = () => undefined;

function nodesOf({ test, now, database }: SaleWorld, lock = true) {
  const clock = { now };
  const audit = makePostgresAuditLog(clock, test.newId);
  const admitTogether = makeAdmitTogether({ door: makePostgresDoorBook(), audit, clock, ids: test.newId });
  const ports: TicketPorts = {
    book: makePostgresTicketBook({ lock }),
    accounts: makePostgresAccountRows(database),
    outbox: { queue: async () => undefined },
    earlierEmails: async () => [],
    jobs: { enqueue: async () => undefined, wake: nothing },
    audit,
    bus: makeMemoryEventBus(),
    transact: { transaction: database.transaction },
    secrets: { ...nodeSecretSource, below: (n) => randomInt(n) },
    clock,
  };
  return {
    desk: makePostgresAdmissionDesk({ database, admitTogether, bus: { publish: nothing } }),
    give: GiveTicket.make(ports),
    takeBack: TakeBackTicket.make(ports),
  };
}
type Nodes = ReturnType<typeof nodesOf>;

async function ticketOf(world: SaleWorld) {
  const sale = await world.sale();
  const by = await world.buyer();
  const begun = await world.checkout(by, sale, [1]);
  if (!begun.ok) throw new Error(`No order: ${begun.refusal.code}`);
  const { id } = await world.one<{ id: string }>(
    'SELECT bought_ticket_id AS id FROM bought_ticket WHERE event_id = $1',
    [sale.eventId],
  );
  const asked = { eventId: sale.eventId, boughtTicketId: id, by, locale: 'vi' } as const;
  const stateOf = () =>
    world.one<{ issue: number; came: number; sent: boolean }>(
      'SELECT issue_number AS issue, redeem_count AS came, sent_at IS NOT NULL AS sent FROM bought_ticket WHERE event_id = $1',
      [sale.eventId],
    );
  const scan = ({ desk }: Nodes, issueNumber: number) =>
    desk.admit(sale.eventId, {
      shown: { kind: 'id', boughtTicketId: id },
      type: 'QR',
      issueNumber,
      sectionEventId: sale.sectionEventId,
      by: randomUUID() as AccountId,
      scanKey: randomUUID(),
    });
  return { asked, stateOf, scan };
}

const minh = { firstName: 'Minh', lastName: null, email: 'minh@example.test' };
const said = (answer: { readonly ok: boolean; readonly refusal?: { readonly code: string } }): string =>
  answer.refusal?.code ?? 'DONE';

async function givenAndShown(world: SaleWorld, nodes: Nodes, unlucky: boolean) {
  const { asked, scan, stateOf } = await ticketOf(world);
  let answers: readonly string[] = [];
  const both = async (): Promise<void> => {
    answers = (await Promise.all([nodes.give({ ...asked, asHost: false, to: minh }), scan(nodes, 1)])).map(said);
  };
  await (unlucky ? readBeforeAnyWrites(world, 2, both, 'redeem, bought_ticket') : both());
  return { answers: answers.join(' '), state: await stateOf() };
}

const GIVEN = { answers: 'DONE TICKET_REISSUED', state: { issue: 2, came: 0, sent: true } };
const CAME_IN = { answers: 'TICKET_STAYS DONE', state: { issue: 1, came: 1, sent: false } };

describe('a ticket that is given away while it is shown at the door', () => {
  let world: SaleWorld;
  let nodes: Nodes;
  beforeAll(async () => {
    world = await saleWorld();
    nodes = nodesOf(world);
  });

  it.each([false, true])('is given, or lets its holder in, and never both (unlucky moment: %s)', async (unlucky) => {
    for (let round = 0; round < (unlucky ? 3 : 15); round += 1) {
      const happened = await givenAndShown(world, nodes, unlucky);
      expect([GIVEN, CAME_IN]).toContainEqual(happened);
    }
  });

  it('of many addresses at once goes to one', async () => {
    const { asked, stateOf } = await ticketOf(world);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        nodes.give({ ...asked, asHost: false, to: { ...minh, email: `friend.${number}@example.test` } }),
      ),
    );
    expect(answers.map(said).sort()).toEqual(['DONE', ...Array.from({ length: 7 }, () => 'TICKET_STAYS')]);
    expect(await stateOf()).toEqual({ issue: 2, came: 0, sent: true });
  });

  it('is taken back, or lets its recipient in, and never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { asked, scan, stateOf } = await ticketOf(world);
      await nodes.give({ ...asked, asHost: false, to: minh });
      const answers = (await Promise.all([nodes.takeBack(asked), scan(nodes, 2)])).map(said).join(' ');
      expect([
        { answers: 'DONE TICKET_REISSUED', state: { issue: 3, came: 0, sent: false } },
        { answers: 'TICKET_STAYS DONE', state: { issue: 2, came: 1, sent: true } },
      ]).toContainEqual({ answers, state: await stateOf() });
    }
  });
});

it('is given and lets its holder in when the lock is taken away', async () => {
  const world = await saleWorld();
  const { answers } = await givenAndShown(world, nodesOf(world, false), true);
  expect(answers).toBe('DONE DONE');
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeAdmitTogether } from '#server/door/admit-together.ts';
import type { AdmissionDesk } from '#server/door/ports/admission-desk.ts';
import { makePostgresAdmissionDesk } from '#server/door/postgres/postgres-admission-desk.ts';
import { makePostgresDoorBook } from '#server/door/postgres/postgres-door-book.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import type { BatcherSettings } from '#server/sale/postgres/reservation-batcher.ts';
import { readBeforeAnyWrites } from './read-before-any-writes.ts';
import { type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

const DEVICES = 12;
const by = randomUUID() as AccountId;

function doorOf(
  { test, now, database }: SaleWorld,
  lock = true,
  settings: Partial<BatcherSettings> = {},
): AdmissionDesk {
  const clock = { now };
  const audit = makePostgresAuditLog(clock, test.newId);
  const admitTogether = makeAdmitTogether({ door: makePostgresDoorBook({ lock }), audit, clock, ids: test.newId });
  return makePostgresAdmissionDesk({ database, admitTogether, bus: { publish: () => undefined }, settings });
}

async function ticketsOf(
  world: SaleWorld,
  quantity: number,
): Promise<{ readonly sale: Sale; readonly ids: readonly string[] }> {
  const sale = await world.sale();
  const begun = await world.checkout(await world.buyer(), sale, [quantity]);
  if (!begun.ok) throw new Error(`No order: ${begun.refusal.code}`);
  const { rows } = await world.pool.query<{ id: string }>(
    'SELECT bought_ticket_id AS id FROM bought_ticket WHERE event_id = $1',
    [sale.eventId],
  );
  return { sale, ids: rows.map((row) => row.id) };
}

const scanOf = (sale: Sale, boughtTicketId: string, scanKey: string = randomUUID()) =>
  ({
    shown: { kind: 'id', boughtTicketId },
    type: 'QR',
    issueNumber: 1,
    sectionEventId: sale.sectionEventId,
    by,
    scanKey,
  }) as const;

/** Half of the devices at each node. */
async function scannedAtOnce(
  world: SaleWorld,
  doors: readonly AdmissionDesk[],
  keyOf: (device: number) => string,
  unlucky: boolean,
) {
  const { sale, ids } = await ticketsOf(world, 1);
  const [id = ''] = ids;
  let answers: Awaited<ReturnType<AdmissionDesk['admit']>>[] = [];
  const scan = async (): Promise<void> => {
    answers = await Promise.all(
      Array.from({ length: DEVICES }, (_, device) =>
        (doors[device % doors.length] as AdmissionDesk).admit(sale.eventId, scanOf(sale, id, keyOf(device))),
      ),
    );
  };
  await (unlucky ? readBeforeAnyWrites(world, doors.length, scan, 'redeem, bought_ticket') : scan());
  const outcomes = answers.map((answer) => (answer.ok ? answer.value.outcome : answer.refusal.code));
  const { redeem_count } = await world.one<{ redeem_count: number }>(
    'SELECT redeem_count FROM bought_ticket WHERE event_id = $1',
    [sale.eventId],
  );
  return {
    outcomes,
    answers,
    admitted: outcomes.filter((outcome) => outcome === 'ADMITTED').length,
    counted: await world.count('redeem WHERE event_id = $1', [sale.eventId]),
    onTicket: redeem_count,
  };
}

const eachItsOwn = (device: number): string => `device ${device}`;

describe('one ticket at many doors of two nodes in the same moment', () => {
  let world: SaleWorld;
  let doors: readonly [AdmissionDesk, AdmissionDesk];
  beforeAll(async () => {
    world = await saleWorld();
    doors = [doorOf(world), doorOf(world)];
  });

  it.each([false, true])('admits one; the others are told when it came in (unlucky moment: %s)', async (unlucky) => {
    const { admitted, counted, onTicket, outcomes, answers } = await scannedAtOnce(world, doors, eachItsOwn, unlucky);
    expect({ admitted, counted, onTicket }).toEqual({ admitted: 1, counted: DEVICES, onTicket: DEVICES });
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_CHECKED_IN')).toHaveLength(DEVICES - 1);
    const numbers = answers.map((answer) => (answer.ok ? answer.value.count : 0)).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: DEVICES }, (_, index) => index + 1));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.firstRedeemAt)).size).toBe(1);
  });

  it.each([false, true])(
    'counts one scan once, however often it is sent to whichever node (unlucky moment: %s)',
    async (unlucky) => {
      const { admitted, counted, onTicket } = await scannedAtOnce(world, doors, () => 'one scan', unlucky);
      expect({ admitted, counted, onTicket }).toEqual({ admitted: DEVICES, counted: 1, onTicket: 1 });
    },
  );

  it('a key that two nodes count for two tickets at once counts for one of them', async () => {
    const { sale, ids } = await ticketsOf(world, 2);
    const answers: Awaited<ReturnType<AdmissionDesk['admit']>>[] = [];
    const scan = async (): Promise<void> => {
      answers.push(
        ...(await Promise.all(
          ids.map((id, index) => (doors[index % 2] as AdmissionDesk).admit(sale.eventId, scanOf(sale, id, 'shared'))),
        )),
      );
    };
    await readBeforeAnyWrites(world, doors.length, scan, 'redeem, bought_ticket');
    expect(answers.map((answer) => (answer.ok ? answer.value.outcome : answer.refusal.code)).sort()).toEqual([
      'ADMITTED',
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await world.count('redeem WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await world.count('bought_ticket WHERE event_id = $1 AND redeem_count > 0', [sale.eventId])).toBe(1);
  });

  it('many tickets whose doors come in opposite orders are all admitted once', async () => {
    const { sale, ids } = await ticketsOf(world, 5);
    const rounds = Array.from({ length: 20 }, (_, round) =>
      Promise.all(
        doors.flatMap((door, node) =>
          (node === 0 ? ids : ids.toReversed()).map((id) =>
            door.admit(sale.eventId, scanOf(sale, id, `${round} ${node} ${id}`)),
          ),
        ),
      ),
    );
    const answers = (await Promise.all(rounds)).flat();
    expect(answers.filter((answer) => answer.ok && answer.value.outcome === 'ADMITTED')).toHaveLength(5);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(200);
    expect(await world.count('bought_ticket WHERE event_id = $1 AND redeem_count = 40', [sale.eventId])).toBe(5);
  });
});

describe('a crowd before one door', () => {
  it('beyond what may wait is told when to come again, and nothing of it counts', async () => {
    const world = await saleWorld();
    const door = doorOf(world, true, { queueSize: 3 });
    const { sale, ids } = await ticketsOf(world, 5);
    const answers = await Promise.all(ids.map((id) => door.admit(sale.eventId, scanOf(sale, id))));
    expect(answers.map((answer) => (answer.ok ? answer.value.outcome : answer.refusal))).toEqual([
      ...Array.from({ length: 3 }, () => 'ADMITTED'),
      ...Array.from({ length: 2 }, () => ({ code: 'BUSY', retryAfterMs: expect.any(Number) })),
    ]);
    expect(await world.count('redeem WHERE event_id = $1', [sale.eventId])).toBe(3);
  });

  it('of which one scan cannot be written lets the others in', async () => {
    const world = await saleWorld();
    const { sale, ids } = await ticketsOf(world, 4);
    const [broken = ''] = ids;
    await world.test.asOwner(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`,
    );
    await world.test.asOwner(
      `CREATE TRIGGER refuse BEFORE INSERT ON redeem FOR EACH ROW WHEN (NEW.bought_ticket_id = '${broken}') EXECUTE FUNCTION refuse()`,
    );
    const door = doorOf(world);
    const answers = await Promise.allSettled(ids.map((id) => door.admit(sale.eventId, scanOf(sale, id))));
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(await world.count('redeem WHERE event_id = $1', [sale.eventId])).toBe(3);
  });
});

describe('the same doors', () => {
  it('admit twice when the lock is taken away', async () => {
    const world = await saleWorld();
    const doors = [doorOf(world, false), doorOf(world, false)];
    expect((await scannedAtOnce(world, doors, eachItsOwn, true)).admitted).toBe(2);
  });

  it('count one scan twice when the lock and the unique key are taken away', async () => {
    const world = await saleWorld();
    await world.test.asOwner('ALTER TABLE redeem DROP CONSTRAINT redeem_event_id_scan_key_key');
    const doors = [doorOf(world, false), doorOf(world, false)];
    expect((await scannedAtOnce(world, doors, () => 'one scan', true)).counted).toBe(2);
  });
});

import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideDeskBatch } from '#server/sale/decide-desk-batch.ts';
import type { Stage } from '#server/waiting-room/ports/rehearsal-stage.ts';
import { makePostgresRehearsalStage } from '#server/waiting-room/postgres/postgres-rehearsal-stage.ts';
import { type RehearsalRun, runRehearsal } from '#server/waiting-room/run-rehearsal.ts';
import { quickTime } from '#test/races/quick-time.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

const GRAINS = 2 ** 32;
const TIMES = 10;
let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

const { clock, pause } = quickTime(TIMES);
const newId = () => randomUUID();
const stageOf = (sale: Sale) =>
  makePostgresRehearsalStage({ database: world.database, decide: decideDeskBatch, clock, newId: { newId } }).open(
    sale.eventId,
  );

async function onStage<T>(sale: Sale, act: (stage: Stage) => Promise<T>): Promise<T> {
  const opened = await stageOf(sale);
  if (!opened.ok) throw new Error(opened.refusal);
  try {
    return await act(opened.value);
  } finally {
    await opened.value.close();
  }
}
const play = (sale: Sale, stage: Stage, given: Partial<RehearsalRun> = {}) =>
  runRehearsal({
    stage,
    eventId: sale.eventId,
    buyers: 60,
    clock,
    newId,
    chance: () => randomInt(GRAINS - 1) / GRAINS,
    pause,
    mustStop: () => false,
    ...given,
  });

async function rowsOfEverything(): Promise<Record<string, number>> {
  const { pool } = world.database;
  const tables = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows)
    counts[name] = (await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`)).rows[0]?.n ?? -1;
  return counts;
}

describe('a rehearsal of a sale', () => {
  it('sells everything through the real desk, and leaves no row, place or table behind', async () => {
    const sale = await world.sale({ types: [{ price: 0, capacity: 25 }] });
    await world.hold(await world.buyer(), sale, [3]);
    const before = await rowsOfEverything();
    const heard = world.heard.length;
    const report = await onStage(sale, (stage) => play(sale, stage));
    expect(report).toMatchObject({ arrivals: 60, placesTaken: 25, holds: 25, refusals: [{ code: 'SOLD_OUT' }] });
    expect(report?.soldOutAfter).toBeGreaterThan(0);
    expect(report?.p50).toBeLessThanOrEqual(report?.p99 ?? -1);
    expect(await rowsOfEverything()).toEqual(before);
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 3, sold: 0 });
    expect(world.heard).toHaveLength(heard);
    const { rows } = await world.database.pool.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'rehearsal'`);
    expect(rows).toEqual([]);
  });

  it('is refused while another runs, also from another node, and not afterwards', async () => {
    const sale = await world.sale({ types: [{ price: 0, capacity: 5 }] });
    await onStage(sale, async () => {
      expect(await stageOf(sale)).toEqual({ ok: false, refusal: 'ANOTHER_RUNS' });
    });
    await onStage(sale, async ({ tickets }) => expect(tickets).toHaveLength(1));
  });

  it('cannot reach a real table', async () => {
    const sale = await world.sale({ types: [{ price: 0, capacity: 5 }] });
    await onStage(sale, async ({ desk, tickets }) => {
      await world.database.pool.query('SELECT close_rehearsal()');
      const [ticket] = tickets;
      const line = { reservationId: newId(), ticketTypeId: ticket?.ticketTypeId ?? '', quantity: 1 };
      const accountId = await world.buyer();
      const hold = desk.submit(
        sale.eventId,
        {
          kind: 'HOLD',
          accountId,
          idempotencyKey: 'one',
          requestHash: '',
          mode: 'add',
          sectionEventId: sale.sectionEventId,
          lines: [line],
        },
        null,
      );
      await expect(hold).rejects.toThrow(/does not exist/);
    });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0 });
  });

  it('aborts without a report when a real sale begins', async () => {
    const sale = await world.sale({ types: [{ price: 0, capacity: 25 }] });
    let asked = 0;
    const mustStop = (): boolean => {
      asked += 1;
      return asked > 20;
    };
    expect(await onStage(sale, (stage) => play(sale, stage, { mustStop }))).toBeNull();
  });
});

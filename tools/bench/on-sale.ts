import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AccountId } from '#domain/account/account-id.ts';
import { ReserveTickets } from '#server/application/checkout/reserve-tickets.ts';
import { CheckIntegrity } from '#server/application/money/check-integrity.ts';
import { type BenchWorld, benchWorld, type HotSale } from './bench-world.ts';

const BUYERS = 200;
const ROUND_MS = 4_000;
const ROUNDS = 3;
/** More than a round can sell, so that no way is stopped by the end of the stock. */
const PLACES = 10_000_000;

type Way = { readonly name: string; readonly hold: (world: BenchWorld, sale: HotSale, buyer: AccountId, quantity: number) => Promise<boolean> };

/** Ours: the queue of the event, the rules, the cart, idempotency; a new hold replaces the buyer's last. */
const batched: Way = {
  name: 'micro-batch (the product)',
  hold: async ({ use }, { eventId, sectionEventId, ticketTypeId }, accountId, quantity) => {
    const held = await use(ReserveTickets)({
      accountId,
      eventId,
      sectionEventId,
      mode: 'replace',
      lines: [{ ticketTypeId, quantity }],
      idempotencyKey: randomUUID(),
    });
    return held.ok;
  },
};

/** The usual way: one transaction per request on the same rows, without any rule but the stock. */
const oneByOne: Way = {
  name: 'one transaction per request',
  hold: async ({ database }, { eventId, sectionEventId, ticketTypeId }, accountId, quantity) => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      // Without one order of locks this way deadlocks at once.
      await client.query(
        `SELECT 1 FROM quota JOIN ticket_type_quota draws USING (event_id, quota_id) WHERE draws.event_id = $1 AND draws.ticket_type_id = $2 ORDER BY quota_id FOR UPDATE OF quota`,
        [eventId, ticketTypeId],
      );
      const taken = await client.query(
        `UPDATE quota SET reserved = reserved + $3 FROM ticket_type_quota draws
         WHERE draws.event_id = $1 AND draws.ticket_type_id = $2 AND quota.event_id = $1 AND quota.quota_id = draws.quota_id
           AND (quota.capacity IS NULL OR quota.reserved + quota.sold + $3 <= quota.capacity)`,
        [eventId, ticketTypeId, quantity],
      );
      if (taken.rowCount === 0) {
        await client.query('ROLLBACK');
        return false;
      }
      await client.query(
        `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity, unit_price, original_unit_price, state, held_until, held_since, idempotency_key, request_hash, inserted_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 'HELD', now() + interval '10 min', now(), $7, '', now(), now())`,
        [eventId, randomUUID(), sectionEventId, ticketTypeId, accountId, quantity, randomUUID()],
      );
      await client.query('COMMIT');
      return true;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  },
};

type Round = { readonly perSecond: number; readonly p50: number; readonly p99: number };

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function round(world: BenchWorld, way: Way): Promise<Round> {
  const sale = await world.openSale(0, PLACES);
  const waits: number[] = [];
  const began = performance.now();
  await Promise.all(
    world.buyers.map(async (buyer, index) => {
      for (let turn = 0; performance.now() - began < ROUND_MS; turn += 1) {
        const asked = performance.now();
        if (!(await way.hold(world, sale, buyer, 1 + ((index + turn) % 5)))) throw new Error(`${way.name} refused a hold`);
        waits.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const { healthy, faults } = await world.use(CheckIntegrity)(sale.eventId);
  if (!healthy) throw new Error(`${way.name} left the stock wrong: ${JSON.stringify(faults)}`);
  waits.sort((a, b) => a - b);
  return { perSecond: waits.length / seconds, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

/** Holds on one hot ticket type by 200 buyers at once: the product's queue against one transaction per request, in turn. */
export async function onSale(): Promise<void> {
  const world = await benchWorld(BUYERS);
  try {
    const ways = [batched, oneByOne] as const;
    const rounds = new Map<Way, Round[]>(ways.map((way) => [way, []]));
    for (const way of ways) await round(world, way);
    for (let turn = 0; turn < ROUNDS; turn += 1) for (const way of ways) rounds.get(way)?.push(await round(world, way));
    process.stdout.write(
      `Holds by ${BUYERS} buyers at once, ${ROUNDS} rounds of ${ROUND_MS / 1000} s each way in turn, every commit flushed; medians\n`,
    );
    process.stdout.write(`${'way'.padEnd(32)}${'holds/s'.padStart(10)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}\n`);
    const table = ways.map((way) => {
      const own = rounds.get(way) ?? [];
      const row = {
        way: way.name,
        perSecond: median(own.map((each) => each.perSecond)),
        p50: median(own.map((each) => each.p50)),
        p99: median(own.map((each) => each.p99)),
        rounds: own,
      };
      process.stdout.write(`${row.way.padEnd(32)}${shown(row.perSecond).padStart(10)}${shown(row.p50).padStart(10)}${shown(row.p99).padStart(10)}\n`);
      return row;
    });
    const ratios = (rounds.get(batched) ?? []).map((each, index) => each.perSecond / (rounds.get(oneByOne)?.[index]?.perSecond ?? Number.NaN));
    process.stdout.write(`ratio, round by round: ${ratios.map(shown).join(', ')}; the stock was whole after every round\n`);
    mkdirSync('.cache/bench', { recursive: true });
    writeFileSync('.cache/bench/on-sale.json', JSON.stringify({ table, ratios }, null, 1));
  } finally {
    await world.close();
  }
}

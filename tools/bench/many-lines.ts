import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { type BenchWorld, benchWorld, type HotSale } from './bench-world.ts';
import { startCrowd, startSaleServer } from './children.ts';
import type { CrowdReport } from './crowd-plan.ts';
import { median } from './quantile.ts';
import { keepResult } from './rounds-in-turn.ts';

const BUYERS = 200;
const LINES = 50_000;
const ROUNDS = 3;

const ORDER = `INSERT INTO checkout_session (event_id, checkout_session_id, section_event_id, account_id, state, price,
    quote, locale, held_until, idempotency_key, request_hash, inserted_at, updated_at)
  VALUES ($1, $2, $3, $4, 'COMPLETED', 0, '{"lines": [{}]}', 'vi', now(), 'order', 'x', now(), now())`;
const SOLD = `INSERT INTO reservation (event_id, reservation_id, section_event_id, ticket_type_id, account_id, quantity,
    unit_price, original_unit_price, state, held_until, held_since, checkout_session_id, idempotency_key, request_hash,
    inserted_at, updated_at)
  SELECT $1, gen_random_uuid(), $3, $5, $4, 1, 0, 0, 'SOLD', now(), now(), $2, 'sold ' || n, 'x', now(), now()
  FROM generate_series(1, $6::int) n`;

async function sellTo({ database }: BenchWorld, sale: HotSale, accountId: string): Promise<void> {
  const { eventId, sectionEventId, ticketTypeId } = sale;
  const order = [eventId, randomUUID(), sectionEventId, accountId];
  await database.pool.query(ORDER, order);
  await database.pool.query(SOLD, [...order, ticketTypeId, LINES]);
}

/**
 * 200 buyers and an account with 50,000 sold lines take turns. Those lines have no tickets, so the books are not
 * checked.
 */
export async function manyLines(args: readonly string[]): Promise<void> {
  const ms = args.includes('--quick') ? 1_500 : 5_000;
  const world = await benchWorld();
  const server = await startSaleServer(world, 'product');
  const crowd = startCrowd();
  const round = async (lines: 'none' | 'many'): Promise<CrowdReport> => {
    const sale = await world.openSale(0, 10_000_000);
    const accounts = await world.openAccounts(BUYERS + 1);
    if (lines === 'many') await sellTo(world, sale, accounts[0]?.accountId ?? '');
    const tokens = world.signIn(accounts);
    const buyers = accounts.map(({ email }, index) => ({ email, accessToken: tokens[index] ?? '' }));
    return crowd.run({ url: server.url, wish: 'hold', sale, connections: BUYERS, ms, buyers });
  };
  try {
    const load = loadavg()[0] ?? 0;
    await round('none');
    const none: CrowdReport[] = [];
    const many: CrowdReport[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      none.push(await round('none'));
      many.push(await round('many'));
    }
    for (const [name, rounds] of Object.entries({ 'no sold lines': none, [`${LINES} sold lines`]: many })) {
      const of = (pick: (report: CrowdReport) => number) => median(rounds.map(pick)).toFixed(1);
      process.stdout.write(
        `${name.padEnd(20)} ${of((each) => each.fulfilled / each.seconds)}/s  p50 ${of((each) => each.p50)} ms  ` +
          `p99 ${of((each) => each.p99)} ms  (${rounds.map((each) => each.p99.toFixed(0)).join(', ')})\n`,
      );
    }
    keepResult('many-lines', { load, none, many });
  } finally {
    await crowd.stop();
    await server.stop();
    await world.close();
  }
}

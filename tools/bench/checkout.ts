import { loadavg } from 'node:os';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { type BenchWorld, benchWorld, type HotSale } from './bench-world.ts';
import type { CheckoutPlan, CheckoutReport } from './checkout-crowd-plan.ts';
import { type CrowdOf, type SaleServer, startCrowdOf, startSaleServer } from './children.ts';
import { median } from './quantile.ts';
import { keepResult, measured, printRounds, type RoundFigures, roundsInTurn, type WayRow } from './rounds-in-turn.ts';
import type { SaleWay } from './sale-ways.ts';

const CONNECTIONS = 100;
const PRICE = 150_000;
const PLACES = 10_000_000;
const ROUNDS = 3;
const SLOW_COMMIT_MS = 1;
const CODE = 'BENCH10';
/** Of orders with a code beside orders without. */
const CODED_ROUNDS = 6;
/** More buyers than any way can serve. */
const MOST_PER_MS = 3;
const BANK = { accountNumber: '0011004321234', sepaySecret: 'bench-sepay-secret' };

/** How many acknowledged payments are ordered, ticketed and mailed, and whether anything is there twice. */
const PAID = `SELECT count(*)::int AS paid, count(DISTINCT o.user_order_id)::int AS ordered, coalesce(sum(t.tickets), 0)::int AS tickets,
    coalesce(sum(r.places), 0)::int AS places, count(*) FILTER (WHERE c.receipts = 1 AND x.outcomes = 1)::int AS once,
    count(m.email_message_id) FILTER (WHERE j.id IS NOT NULL)::int AS mailed
  FROM transfer_code_directory d JOIN payment p ON p.event_id = d.event_id AND p.payment_id = d.payment_id AND p.state = 'SUCCEEDED' AND p.received = p.amount
  JOIN user_order o ON o.event_id = p.event_id AND o.checkout_session_id = p.checkout_session_id AND o.status = 'SUCCESSFUL'
  CROSS JOIN LATERAL (SELECT count(*) AS tickets FROM bought_ticket b WHERE b.event_id = o.event_id AND b.user_order_id = o.user_order_id) t
  CROSS JOIN LATERAL (SELECT sum(quantity) AS places FROM reservation v WHERE v.event_id = p.event_id AND v.account_id = p.account_id AND v.state = 'SOLD') r
  CROSS JOIN LATERAL (SELECT count(*) AS receipts FROM payment_receipt i WHERE i.event_id = p.event_id AND i.payment_id = p.payment_id) c
  CROSS JOIN LATERAL (SELECT count(*) AS outcomes FROM transfer_outcome w WHERE w.payment_id = p.payment_id) x
  LEFT JOIN email_message m ON m.message = 'order-confirmed' AND m.subject_id = o.user_order_id::text
  LEFT JOIN job j ON j.unique_key = 'send-email:' || m.email_message_id
  WHERE d.event_id = $1 AND d.transfer_code = ANY($2::text[])`;
type Paid = Readonly<Record<'paid' | 'ordered' | 'tickets' | 'places' | 'once' | 'mailed', number>>;

type Sale = {
  readonly world: BenchWorld;
  readonly crowd: CrowdOf<CheckoutPlan, CheckoutReport>;
  readonly servers: ReadonlyMap<SaleWay, SaleServer>;
  readonly ms: number;
};

/** Every acknowledged payment has its order, tickets and mail, once. */
async function demandRows(
  { use, database }: BenchWorld,
  eventId: number,
  { fulfilled, paidCodes }: CheckoutReport,
): Promise<void> {
  const { healthy, faults } = await use(CheckIntegrity)(eventId);
  if (!healthy) throw new Error(`The books are wrong: ${JSON.stringify(faults)}`);
  const { rows } = await database.pool.query<Paid>(PAID, [eventId, paidCodes]);
  const found = rows[0];
  const whole =
    found !== undefined && [found.paid, found.ordered, found.once, found.mailed].every((count) => count === fulfilled);
  if (!whole || found.tickets !== found.places || found.tickets < fulfilled || new Set(paidCodes).size !== fulfilled)
    throw new Error(`${fulfilled} payments were acknowledged, but the database has ${JSON.stringify(found)}`);
}

/** Ten percent off every ticket, for as many as ask. */
async function withCode({ database }: BenchWorld, { eventId, ticketTypeId }: HotSale): Promise<string> {
  await database.pool.query(
    `INSERT INTO promotion_code (event_id, code, percent_off, ticket_type_ids, quantity, inserted_at)
      VALUES ($1, $2, 10, $3, $4, now())`,
    [eventId, CODE, [ticketTypeId], PLACES],
  );
  return CODE;
}

async function round({ world, crowd, servers, ms }: Sale, way: SaleWay, warmingUp: boolean, isCoded = false) {
  const length = warmingUp ? Math.min(1_000, ms) : ms;
  const sale = await world.openSale(PRICE, PLACES);
  const code = isCoded ? await withCode(world, sale) : null;
  const accounts = await world.openAccounts(length * MOST_PER_MS);
  const tokens = world.signIn(accounts);
  const buyers = accounts.map(({ email }, index) => ({ email, accessToken: tokens[index] ?? '' }));
  const { url = '', pid = 0 } = servers.get(way) ?? {};
  const figures = await measured({ server: pid, database: world.databasePid }, () =>
    crowd.run({ url, sale, connections: CONNECTIONS, ms: length, buyers, code, bank: BANK }),
  );
  if (way === 'product' && figures.failed > 0) throw new Error(`The product failed ${figures.failed} requests`);
  await demandRows(world, sale.eventId, figures);
  const { paidCodes: _codes, ...kept } = figures;
  return kept;
}

async function codedOrders(sale: Sale): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const rounds: Readonly<Record<'plain' | 'coded', RoundFigures[]>> = { plain: [], coded: [] };
  for (const isCoded of [false, true]) await round(sale, 'product', true, isCoded);
  for (let turn = 0; turn < CODED_ROUNDS; turn += 1) {
    rounds.plain.push(await round(sale, 'product', false, false));
    rounds.coded.push(await round(sale, 'product', false, true));
  }
  const shown = (figures: readonly RoundFigures[]): string =>
    (['perSecond', 'p50', 'p99', 'serverCpu', 'databaseCpu'] as const)
      .map((name) =>
        median(figures.map((each) => each[name] ?? 0))
          .toFixed(1)
          .padStart(10),
      )
      .join('');
  const ratios = rounds.coded.map(({ perSecond }, at) => (perSecond / (rounds.plain[at]?.perSecond ?? 0)).toFixed(2));
  process.stdout.write(
    [
      `\nBank-transfer orders, ${CONNECTIONS} buyers at once; medians of ${CODED_ROUNDS} rounds in turn`,
      `${''.padEnd(20)}     per s    p50 ms    p99 ms server µs     db µs`,
      `without a code      ${shown(rounds.plain)}`,
      `with a code on each ${shown(rounds.coded)}`,
      `with / without, by round: ${ratios.join(', ')}; median ${median(ratios.map(Number)).toFixed(2)}`,
      `The machine's load was ${load.toFixed(1)} before. Every round ended with whole books.\n`,
    ].join('\n'),
  );
  keepResult('checkout-codes', { load, connections: CONNECTIONS, rounds });
}

/**
 * Bank-transfer orders on one hot ticket type: the product's batches against one transaction per request, in turn.
 * `--quick` while working on it; `--codes`: the product alone, with a discount code on each order and without, in turn.
 */
export async function checkout(args: readonly string[]): Promise<void> {
  const quick = args.includes('--quick');
  const only = args.find((arg) => arg.startsWith('--only='))?.slice(7);
  const world = await benchWorld({ statements: args.includes('--statements') });
  await world.dearestStatements();
  const crowd = startCrowdOf<CheckoutPlan, CheckoutReport>('checkout-crowd.ts');
  const started: SaleServer[] = [];
  try {
    const ways = (['product', 'one-transaction'] as const).filter(
      (way) => (only === undefined || way === only) && (way === 'product' || !args.includes('--codes')),
    );
    const settings = { ...world.settings, BANK_ACCOUNT: BANK.accountNumber, SEPAY_SECRET: BANK.sepaySecret };
    for (const way of ways) started.push(await startSaleServer({ ...world, settings }, way));
    const sale = {
      world,
      crowd,
      servers: new Map(started.map((server) => [server.way, server])),
      ms: quick ? 1_500 : 4_000,
    };
    const loadBefore = loadavg()[0] ?? 0;
    if (args.includes('--codes')) return await codedOrders(sale);
    const rows: WayRow[] = [];
    const settling: Record<string, readonly [p50: number, p99: number]> = {};
    for (const commits of quick ? (['disk'] as const) : (['disk', 'slowed'] as const)) {
      await world.slowCommits(commits === 'slowed' ? SLOW_COMMIT_MS : 0);
      const seen = new Map<SaleWay, { p50: number; p99: number }[]>(ways.map((way) => [way, []]));
      rows.push(
        ...(await roundsInTurn(ways, ROUNDS, commits, async (way, warmingUp) => {
          const figures = await round(sale, way, warmingUp);
          if (!warmingUp) seen.get(way)?.push({ p50: figures.settleP50, p99: figures.settleP99 });
          return figures;
        })),
      );
      for (const [way, times] of seen)
        settling[`${way}, ${commits}`] = [median(times.map(({ p50 }) => p50)), median(times.map(({ p99 }) => p99))];
    }
    printRounds(
      `Bank-transfer orders, ${CONNECTIONS} buyers at once, four requests each; slower commits: by ${SLOW_COMMIT_MS} ms`,
      rows,
    );
    for (const [name, [p50, p99]] of Object.entries(settling))
      process.stdout.write(
        `From a bank's notice to tickets, ${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`,
      );
    for (const line of await world.dearestStatements()) process.stdout.write(`${line}\n`);
    process.stdout.write(
      `\nThe machine's load was ${loadBefore.toFixed(1)} before. Every round ended with whole books and each acknowledged payment's tickets.\n`,
    );
    keepResult('checkout', { quick, loadBefore, connections: CONNECTIONS, rows, settling });
  } finally {
    await crowd.stop();
    for (const server of started) await server.stop();
    await world.close();
  }
}

import { loadavg } from 'node:os';
import { type BenchWorld, benchWorld } from './bench-world.ts';
import { type CrowdOf, type SaleServer, startCrowdOf, startSaleServer } from './children.ts';
import type { DoorPlan, DoorReport } from './door-crowd-plan.ts';
import { keepResult, measured, printRounds, type RoundFigures, roundsInTurn, type WayRow } from './rounds-in-turn.ts';
import type { SaleWay } from './sale-ways.ts';
import { soldTickets } from './sold-tickets.ts';

const DEVICES = 50;
const ROUNDS = 3;
const SLOW_COMMIT_MS = 1;
const MOST_PER_MS = 6;

const STAFF = `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, x, 'CHECK_IN', now() FROM unnest($2::uuid[]) AS x`;
const COUNTED = `SELECT count(*)::int AS tickets, coalesce(sum(redeem_count), 0)::int AS marked,
    (SELECT count(*)::int FROM redeem WHERE event_id = $1) AS scans,
    (SELECT count(*)::int FROM audit_entry WHERE event_id = $1 AND act = 'ticket.checked-in') AS audited
  FROM bought_ticket WHERE event_id = $1 AND first_redeemed_at IS NOT NULL`;

type Doors = {
  readonly world: BenchWorld;
  readonly crowd: CrowdOf<DoorPlan, DoorReport>;
  readonly servers: ReadonlyMap<SaleWay, SaleServer>;
  readonly ms: number;
};

/** As many tickets are in as were let in, as many scans counted as were answered. */
async function demandRows(
  { database }: BenchWorld,
  eventId: number,
  { fulfilled, admitted, failed, twice }: DoorReport,
): Promise<void> {
  const { rows } = await database.pool.query<{ tickets: number; marked: number; scans: number; audited: number }>(
    COUNTED,
    [eventId],
  );
  const found = rows[0] ?? { tickets: 0, marked: 0, scans: 0, audited: 0 };
  // A scan that failed and was sent again may have counted the first time.
  const whole =
    failed === 0
      ? found.tickets === admitted && found.scans === fulfilled
      : found.tickets >= admitted && found.scans >= fulfilled;
  if (twice > 0 || !whole || found.marked !== found.scans || found.audited !== found.scans)
    throw new Error(
      `${fulfilled} scans were answered, ${admitted} let in, ${twice} of them twice, but the database has ${JSON.stringify(found)}`,
    );
}

async function round({ world, crowd, servers, ms }: Doors, way: SaleWay, warmingUp: boolean): Promise<RoundFigures> {
  const length = warmingUp ? Math.min(1_000, ms) : ms;
  const count = length * MOST_PER_MS;
  const sale = await world.openSale(0, 2 * count);
  const tickets = await soldTickets(world, sale, count);
  const accounts = await world.openAccounts(DEVICES);
  await world.database.pool.query(STAFF, [sale.eventId, accounts.map(({ accountId }) => accountId)]);
  const staff = world.signIn(accounts).map((accessToken) => ({ accessToken }));
  const { url = '', pid = 0 } = servers.get(way) ?? {};
  const figures = await measured({ server: pid, database: world.databasePid }, () =>
    crowd.run({ url, sectionEventId: sale.sectionEventId, staff, tickets, ms: length }),
  );
  if (way === 'product' && figures.failed > 0) throw new Error(`The product failed ${figures.failed} scans`);
  await demandRows(world, sale.eventId, figures);
  return figures;
}

/**
 * The product's batches against one transaction per scan, in turn, by the page's own operation. `--quick` while working
 * on it.
 */
export async function door(args: readonly string[]): Promise<void> {
  const quick = args.includes('--quick');
  const only = args.find((arg) => arg.startsWith('--only='))?.slice(7);
  const world = await benchWorld({ statements: args.includes('--statements') });
  await world.dearestStatements();
  const crowd = startCrowdOf<DoorPlan, DoorReport>('door-crowd.ts');
  const started: SaleServer[] = [];
  try {
    const ways = (['product', 'one-transaction'] as const).filter((way) => only === undefined || way === only);
    for (const way of ways) started.push(await startSaleServer(world, way));
    const doors = {
      world,
      crowd,
      servers: new Map(started.map((server) => [server.way, server])),
      ms: quick ? 1_500 : 4_000,
    };
    const loadBefore = loadavg()[0] ?? 0;
    const rows: WayRow[] = [];
    for (const commits of quick ? (['disk'] as const) : (['disk', 'slowed'] as const)) {
      await world.slowCommits(commits === 'slowed' ? SLOW_COMMIT_MS : 0);
      rows.push(...(await roundsInTurn(ways, ROUNDS, commits, (way, warmingUp) => round(doors, way, warmingUp))));
    }
    printRounds(
      `Scans of signed QRs at ${DEVICES} devices of one event; slower commits: by ${SLOW_COMMIT_MS} ms`,
      rows,
    );
    for (const line of await world.dearestStatements()) process.stdout.write(`${line}\n`);
    process.stdout.write(
      `\nThe machine's load was ${loadBefore.toFixed(1)} before. After every round each answered scan stood in the book once.\n`,
    );
    keepResult('door', { quick, loadBefore, devices: DEVICES, rows });
  } finally {
    await crowd.stop();
    for (const server of started) await server.stop();
    await world.close();
  }
}

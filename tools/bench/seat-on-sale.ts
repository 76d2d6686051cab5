import { loadavg } from 'node:os';
import { instant } from '#domain/kernel/instant.ts';
import { SeatCharts } from '#server/event/ports/seat-charts.ts';
import { RecordSeatMap } from '#server/event/record-seat-map.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { must } from '../seed/must.ts';
import { type BenchWorld, benchWorld, type HotSale } from './bench-world.ts';
import { type CrowdOf, type SaleServer, startCrowdOf, startSaleServer } from './children.ts';
import { keepResult, measured, printRounds, type RoundFigures, roundsInTurn, type WayRow } from './rounds-in-turn.ts';
import type { SaleWay } from './sale-ways.ts';
import type { SeatCrowdPlan, SeatReport, SeatWish } from './seat-crowd-plan.ts';

const CONNECTIONS = 200;
const ROUNDS = 3;
const ROWS = 200;
const WIDTH = 100;
/** Three seats each on average: up to 60 % of the hall is taken at once. */
const BUYERS = 4_000;
const PLACES = 10_000_000;

const COUNTED = `SELECT (SELECT count(*)::int FROM session_seat WHERE event_id = $1 AND reservation_id IS NOT NULL) AS seats,
    (SELECT coalesce(sum(quantity), 0)::int FROM reservation WHERE event_id = $1 AND state = 'HELD') AS places,
    (SELECT count(*)::int FROM reservation WHERE event_id = $1) AS lines`;

type Bench = {
  readonly world: BenchWorld;
  readonly crowd: CrowdOf<SeatCrowdPlan, SeatReport>;
  readonly servers: ReadonlyMap<SaleWay, SaleServer>;
  readonly ms: number;
};

/** Answers its seats from the front. */
async function openHall(world: BenchWorld, { eventId, sectionEventId }: HotSale): Promise<readonly string[]> {
  const { rows } = await world.database.pool.query<{ owner_account_id: string }>(
    'SELECT owner_account_id FROM event WHERE event_id = $1',
    [eventId],
  );
  const actor = rows[0]?.owner_account_id as Parameters<RecordSeatMap>[0]['actor'];
  const plan = Array.from({ length: ROWS }, (_none, at) => ({
    section: '',
    name: `R${at + 1}.`,
    layout: '.'.repeat(WIDTH),
    ticketTypeId: null,
    specialCode: null,
  }));
  must('seat map', await world.use(RecordSeatMap)({ eventId, sectionEventId, actor, rows: plan, poolsOpenAt: null }));
  const chart = await world.use(SeatCharts).chart(eventId, sectionEventId);
  return (chart?.seats ?? []).map((seat) => encodeWireId(eventId, seat.seatId));
}

async function demandSeats(
  { use, database }: BenchWorld,
  eventId: number,
  way: SaleWay,
  report: SeatReport,
): Promise<void> {
  const { healthy, faults } = await use(CheckIntegrity)(eventId);
  if (!healthy) throw new Error(`${way} left the books wrong: ${JSON.stringify(faults.slice(0, 5))}`);
  const found = (await database.pool.query<{ seats: number; places: number; lines: number }>(COUNTED, [eventId]))
    .rows[0];
  if (found === undefined || found.seats !== found.places || found.lines < report.fulfilled)
    throw new Error(`${report.fulfilled} holds were answered, but the database has ${JSON.stringify(found)}`);
}

async function round(
  { world, crowd, servers, ms }: Bench,
  wish: SeatWish,
  way: SaleWay,
  warmingUp: boolean,
): Promise<RoundFigures> {
  const sale = await world.openSale(0, PLACES);
  const seats = await openHall(world, sale);
  const accounts = await world.openAccounts(BUYERS);
  const buyers = world.signIn(accounts).map((accessToken) => ({ accessToken }));
  const { url = '', pid = 0 } = servers.get(way) ?? {};
  const length = warmingUp ? Math.min(1_000, ms) : ms;
  const figures = await measured({ server: pid, database: world.databasePid }, () =>
    crowd.run({ url, wish, sale, seats, connections: CONNECTIONS, ms: length, buyers }),
  );
  if (way === 'product' && figures.failed > 0) throw new Error(`The product failed ${figures.failed} requests`);
  await demandSeats(world, sale.eventId, way, figures);
  return figures;
}

/** The product against one transaction per request, and the product's choice of the best seats. */
export async function seatsOnSale(args: readonly string[]): Promise<void> {
  const quick = args.includes('--quick');
  const only = args.find((arg) => arg.startsWith('--only='))?.slice(7);
  const wishes = (['named', 'best'] as const).filter(
    (wish) => args.includes(`--${wish}`) || !(args.includes('--named') || args.includes('--best')),
  );
  const world = await benchWorld({ statements: args.includes('--statements') });
  await world.dearestStatements();
  const crowd = startCrowdOf<SeatCrowdPlan, SeatReport>('seat-crowd.ts');
  const started: SaleServer[] = [];
  try {
    const ways = (['product', 'one-transaction'] as const).filter((way) => only === undefined || way === only);
    for (const way of ways) started.push(await startSaleServer(world, way));
    const bench = {
      world,
      crowd,
      servers: new Map(started.map((server) => [server.way, server])),
      ms: quick ? 1_500 : 4_000,
    };
    const loadBefore = loadavg()[0] ?? 0;
    const tables: { readonly wish: SeatWish; readonly rows: readonly WayRow[] }[] = [];
    for (const wish of wishes) {
      const compared = wish === 'named' ? ways : ways.filter((way) => way === 'product');
      if (compared.length === 0) continue;
      const rows = await roundsInTurn(compared, ROUNDS, 'disk', (way, warmingUp) => round(bench, wish, way, warmingUp));
      tables.push({ wish, rows });
      printRounds(
        `${wish === 'named' ? 'Named seats' : 'The best seats'} of a hall of ${ROWS * WIDTH}, ${CONNECTIONS} connections`,
        rows,
      );
      for (const line of await world.dearestStatements()) process.stdout.write(`${line}\n`);
    }
    process.stdout.write(
      `\nThe machine's load was ${loadBefore.toFixed(1)} before. After every round each seat was one line's.\n`,
    );
    keepResult('on-sale-seats', { quick, loadBefore, at: instant(Date.now()), tables });
  } finally {
    await crowd.stop();
    for (const server of started) await server.stop();
    await world.close();
  }
}

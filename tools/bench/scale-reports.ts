import { mkdirSync, writeFileSync } from 'node:fs';
import { instant } from '#domain/kernel/instant.ts';
import type { PageRequest } from '#domain/kernel/page.ts';
import { deskVisibility, eventVisibility } from '#domain/permission/event-visibility.ts';
import { AdminEvents } from '#server/event/ports/admin-events.ts';
import { ManagedEvents } from '#server/event/ports/managed-events.ts';
import { ReportedEvents } from '#server/event/ports/reported-events.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { UserBook } from '#server/people/ports/user-book.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { AuditTrail } from '#server/platform/audit/ports/audit-trail.ts';
import { ownerClient } from '#server/platform/postgres/connection.ts';
import { PrepareFigures } from '#server/report/figures/prepare-figures.ts';
import { ReadFigures } from '#server/report/figures/read-figures.ts';
import { ReportedOrders } from '#server/report/ports/reported-orders.ts';
import { type BenchWorld, benchWorld } from './bench-world.ts';
import { median } from './quantile.ts';
import { fill } from './scale.ts';
import { HOT, USUAL } from './scale-fill-catalogue.ts';
import { PLAN_SETTINGS, type StatementPlan, withPlans } from './scale-plans.ts';

const ORDERS = 1_000_000;
/** Of database, for the first page of a report. */
const MOST_MS = 300;
const TURNS = 5;
const FIRST: PageRequest = { limit: 20, from: null };
const FIRST_ORDERS: PageRequest = { limit: 50, from: null };

type FirstPage = { readonly name: string; readonly read: () => Promise<unknown>; readonly isBackground?: true };

async function firstPages({ use, database: { pool }, organiser }: BenchWorld): Promise<readonly FirstPage[]> {
  const now = instant(Date.now());
  const viewer = await use(ViewerFacts).of(organiser);
  if (viewer.kind === 'anonymous') throw new Error('The organiser has no account');
  const admin = { ...viewer, isAdmin: true };
  const hot = 100_000 + HOT;
  const [events, orders, everybodys, managed, users, audit, inbox] = [
    use(ReportedEvents),
    use(ReportedOrders),
    use(AdminEvents),
    use(ManagedEvents),
    use(UserBook),
    use(AuditTrail),
    use(TransferInbox),
  ];
  const month = { start: instant(now + 15 * 86_400_000), end: instant(now + 30 * 86_400_000) };

  const [figures, prepare] = [use(ReadFigures), use(PrepareFigures)];
  const report = (name: string, eventId: number): FirstPage => ({
    name: `period_revenue, ${name}`,
    read: async () => {
      const of = await figures(eventId);
      return Promise.all([
        of.revenue(),
        of.sold(),
        of.refunded(),
        of.checkIns(),
        of.checkInHours(),
        of.codes(),
        of.referrers(),
      ]);
    },
  });
  const revenues = (name: string, as: typeof admin, search: string | null, period: typeof month | null): FirstPage => ({
    name: `list_revenue, ${name}`,
    read: async () => {
      const query = { visibility: eventVisibility(as, 'event.revenue'), search, period };
      const [page] = await Promise.all([events.events(query, FIRST), events.countEvents(query)]);
      return Promise.all(page.rows.map(async ({ eventId }) => (await figures(eventId)).revenue()));
    },
  });
  const ordersOf = (name: string, eventId: number, search: string | null, period: typeof month | null): FirstPage => ({
    name: `order_report, ${name}`,
    read: async () => {
      const page = await orders.orders({ eventId, period, status: null, search }, FIRST_ORDERS);
      return page.count();
    },
  });
  const adminEvents = (name: string, search: string | null): FirstPage => ({
    name: `events_admin, ${name}`,
    read: () => {
      const query = { search, status: null, featured: null };
      return Promise.all([everybodys.list(query, FIRST), everybodys.count(query)]);
    },
  });
  const foundUsers = (name: string, search: string): FirstPage => ({
    name: `platform_users, ${name}`,
    read: () => Promise.all([users.find(search, FIRST), users.count(search)]),
  });
  const { rows: names } = await pool.query<{ readonly name: string }>('SELECT name FROM event WHERE event_id = $1', [
    hot,
  ]);
  const nameOfHot = names[0]?.name ?? '';
  return [
    report('usual event of 2,000 orders', 100_000 + USUAL),
    { name: 'prepared in the background: hot event', read: () => prepare(hot), isBackground: true },
    report('hot event of 100,000 orders', hot),
    revenues('admin', admin, null, null),
    revenues('admin, a period', admin, null, month),
    revenues('admin, searched', admin, nameOfHot, null),
    revenues('organiser of 500 events', viewer, null, null),
    revenues('organiser, with both large events', viewer, null, month),
    ordersOf('usual event', 100_000 + USUAL, null, null),
    ordersOf('hot event', hot, null, null),
    ordersOf('hot event, a period', hot, null, month),
    ordersOf('hot event, searched for a name', hot, 'nguyen huong', null),
    ordersOf('hot event, searched for an email', hot, 'person77@scale.vemoi.test', null),
    adminEvents('all', null),
    adminEvents('searched', 'dem nhac'),
    {
      name: 'events of a desk, organiser of 500 events',
      read: () => {
        const query = {
          bucket: 'UPCOMING_ONGOING' as const,
          accountId: viewer.accountId,
          visibility: deskVisibility(viewer),
          search: null,
          now,
        };
        return Promise.all([managed.events(query, FIRST), managed.countEvents(query)]);
      },
    },
    foundUsers('all', ''),
    foundUsers('searched for a name', 'nguyen huong'),
    foundUsers('searched for an email', 'person77@scale.vemoi.test'),
    {
      name: 'audit log',
      read: () => {
        const query = { actor: null, act: null, subject: null, from: null, to: null };
        return Promise.all([audit.entries(query, FIRST), audit.count(query)]);
      },
    },
    {
      name: 'transfers of the accountant',
      read: () =>
        Promise.all([inbox.list({ state: null, search: null }, FIRST), inbox.count({ state: null, search: null })]),
    },
  ];
}

const sum = (plans: readonly StatementPlan[], of: (plan: StatementPlan) => number): number =>
  plans.reduce((total, plan) => total + of(plan), 0);

/** The first page of each report and list of the back office, at a million orders. */
export async function scaleReports(args: readonly string[]): Promise<void> {
  const orders = args.includes('--quick') ? ORDERS / 10 : ORDERS;
  const world = await benchWorld({ settings: [...PLAN_SETTINGS, 'shared_buffers=1GB'] });
  const owner = ownerClient(world.address);
  await owner.connect();
  try {
    const seconds = await fill(world, owner, 0, orders);
    process.stderr.write(`${orders} orders filled in ${Math.round(seconds)} s\n`);
    const measured: unknown[] = [];
    await withPlans(owner, world.databaseFolder, async (plansOf) => {
      for (const { name, read, isBackground } of await firstPages(world)) {
        const turns: (readonly StatementPlan[])[] = [];
        for (let turn = 0; turn < TURNS; turn += 1) turns.push(await plansOf(read));
        const ms = median(turns.map((plans) => sum(plans, (plan) => plan.ms)));
        const plans = turns.at(-1) ?? [];
        const slowest = plans.toSorted((one, other) => other.ms - one.ms)[0];
        const ways = [...(slowest?.indexes ?? []), ...(slowest?.readWhole ?? []).map((table) => `all of ${table}`)];
        process.stdout.write(
          `${name.padEnd(48)}${ms.toFixed(1).padStart(10)} ms${String(plans.length).padStart(4)} statements` +
            `${sum(plans, ({ pages }) => pages)
              .toLocaleString('en')
              .padStart(10)} pages  ${ms > MOST_MS && isBackground === undefined ? 'OVER ' : ''}${ways.join(', ')}\n`,
        );
        measured.push({ name, ms, plans });
      }
    });
    mkdirSync('.cache/bench', { recursive: true });
    writeFileSync('.cache/bench/scale-reports.json', JSON.stringify({ orders, measured }, null, 1));
  } finally {
    await owner.end();
    await world.close();
  }
}

import { ContainerModule } from 'inversify';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import { seededRandom } from '#domain/kernel/seeded-random.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { needsSecondFactor } from '#domain/people/second-factor.ts';
import { ChangeEventStatus } from '#server/event/change-event-status.ts';
import { ReviseSession } from '#server/event/revise-session.ts';
import { ShelveEvent } from '#server/event/shelve-event.ts';
import { compose } from '#server/main/container.ts';
import { OpenAccount } from '#server/people/open-account.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { makeJobBell } from '#server/platform/jobs/job-bell.ts';
import type { Environment } from '#server/platform/ports/environment.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type DatabaseAddress, openDatabase, ownerClient } from '#server/platform/postgres/connection.ts';
import { checkGuestsIn } from './check-guests-in.ts';
import { demoFactorSecret } from './demo-authenticator.ts';
import { demoCategories } from './demo-categories.ts';
import { demoEvents } from './demo-events.ts';
import { demoGuests } from './demo-guests.ts';
import { demoCorporates, demoPeople } from './demo-people.ts';
import { must } from './must.ts';
import { type PublishedEvent, publishDemoEvent } from './publish-demo-event.ts';
import { type Buyer, leaveWaiting, sellTickets, tellOfTransfer } from './sell-tickets.ts';
import { settableClock } from './settable-clock.ts';
import { showGuests } from './show-guests.ts';
import type { DemoPerson } from './world.ts';

export type SeedOptions = {
  readonly environment: Environment;
  readonly address: DatabaseAddress;
  /** The demo's present, in ms; its day and the seed number determine the world. */
  readonly now: number;
  readonly say: (sentence: string) => void;
};

const GUESTS = 220;
/** Sales of an upcoming event began this many days ago. */
const SELLING_SINCE = 24;

const seedState = async (address: DatabaseAddress): Promise<'none' | 'begun' | 'done'> => {
  const client = ownerClient(address);
  await client.connect();
  try {
    const state = await client.query<{ state: string }>(
      `SELECT value #>> '{state}' AS state FROM setting WHERE name = 'demo-seed'`,
    );
    if (state.rows[0]?.state === 'done' || state.rows[0]?.state === 'begun') return state.rows[0].state;
    const people = await client.query('SELECT 1 FROM account LIMIT 1');
    return people.rows.length === 0 ? 'none' : 'done';
  } finally {
    await client.end();
  }
};

async function asOwner(
  address: DatabaseAddress,
  statements: readonly (readonly [text: string, values?: readonly unknown[]])[],
): Promise<void> {
  const client = ownerClient(address);
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const [text, values = []] of statements) await client.query(text, [...values]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

const KEPT_TABLES = ['setting', 'schema_migration_file', 'kysely_migration', 'kysely_migration_lock'];

/** Only a database that the seed itself began is ever emptied. */
async function emptyDatabase(address: DatabaseAddress): Promise<void> {
  const client = ownerClient(address);
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND NOT tablename = ANY($1)`,
      [KEPT_TABLES],
    );
    await client.query(`TRUNCATE ${tables.rows.map(({ name }) => name).join(', ')} CASCADE`);
  } finally {
    await client.end();
  }
}

const markState = (address: DatabaseAddress, state: 'begun' | 'done', seed: number): Promise<void> =>
  asOwner(address, [
    [
      `INSERT INTO setting (name, value) VALUES ('demo-seed', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = now()`,
      [JSON.stringify({ state, seed })],
    ],
  ]);

/** Through the product's use cases on a settable clock. False when the database is not empty. */
export async function seedDemo({ environment, address, now, say }: SeedOptions): Promise<boolean> {
  const state = await seedState(address);
  if (state === 'done') return false;
  if (state === 'begun') await emptyDatabase(address);
  say('Seeding the demo (once, takes a few seconds)...');
  await markState(address, 'begun', environment.seed);

  const database = openDatabase(address);
  const clock = settableClock(now - 90 * DAY);
  const quiet = {
    info: () => undefined,
    warn: () => undefined,
    error: (error: unknown, message: string) => say(`${message}: ${String(error)}`),
  };
  const silentBus = { publish: () => undefined, subscribe: () => () => undefined };
  const noMetrics = { count: () => undefined, observe: () => undefined, gauge: () => undefined };
  try {
    const { use } = await compose(
      { environment, database, clock, bus: silentBus, bell: makeJobBell(), log: quiet, metrics: noMetrics },
      new ContainerModule(() => undefined),
    );
    const day = Math.floor((now + 7 * 3_600_000) / DAY) * DAY;

    const openAccount = async (person: DemoPerson): Promise<readonly [string, Buyer]> => {
      const { account } = await use(OpenAccount)({
        email: must(person.email, parseEmailAddress(person.email)),
        locale: person.locale,
        firstName: person.firstName,
        lastName: person.lastName,
        isAdmin: person.isAdmin ?? false,
        isAccountant: person.isAccountant ?? false,
        setting: { national_phone_number: person.phone, country_calling_code: '+84' },
      });
      if (needsSecondFactor(account)) {
        const row = { secret: demoFactorSecret(account.email), lastStep: 0, wrongCodes: 0, wrongAt: null };
        await use(Transact).transaction(async (tx) => {
          await use(SecondFactorRows).begin(tx, account.accountId, row.secret);
          await use(SecondFactorRows).save(tx, account.accountId, { ...row, confirmed: true }, clock.now());
        });
      }
      return [person.key, { accountId: account.accountId, person }];
    };
    const known = new Map<string, Buyer>();
    for (const person of demoPeople) known.set(...(await openAccount(person)));
    const guests = (await Promise.all(demoGuests(environment.seed, GUESTS).map(openAccount))).map(([, buyer]) => buyer);
    const accountOf = (key: string): AccountId => {
      const found = known.get(key);
      if (found === undefined) throw new Error(`Nobody in the demo is called ${key}`);
      return found.accountId;
    };

    const corporateIds = new Map(demoCorporates.map(({ key }, index) => [key, 11 + index]));
    await asOwner(address, [
      ...demoCategories.map(
        ({ id, en, vi, color }) =>
          [
            `INSERT INTO category (category_id, name_en, name_vi, color) VALUES ($1, $2, $3, $4)`,
            [id, en, vi, color],
          ] as const,
      ),
      ...demoCorporates.flatMap((corporate) => [
        [
          `INSERT INTO corporate (corporate_id, company_name, display_name, company_address, company_email, company_phone_number, company_tax_code, status, approved_at, inserted_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $8 = 'APPROVED' THEN $9::timestamptz END, $9)`,
          [
            corporateIds.get(corporate.key),
            corporate.companyName,
            corporate.displayName,
            corporate.address,
            corporate.email,
            corporate.phone,
            corporate.taxCode,
            corporate.status,
            new Date(now - 80 * DAY),
          ],
        ] as const,
        ...corporate.staff.map(
          ({ person, role }) =>
            [
              `INSERT INTO corporate_staff (corporate_id, account_id, role) VALUES ($1, $2, $3)`,
              [corporateIds.get(corporate.key), accountOf(person), role],
            ] as const,
        ),
      ]),
      [`SELECT setval('corporate_id_seq', $1)`, [11 + demoCorporates.length]],
    ]);

    const random = seededRandom(environment.seed);
    let transfers = 1_000;
    const numbers = { next: () => (transfers += 1) };
    const published: PublishedEvent[] = [];
    for (const plan of demoEvents) {
      const first = Math.min(...plan.sessions.map(({ startsInDays }) => startsInDays));
      const opened = now + (Math.min(0, first) - SELLING_SINCE - random.int(0, 4)) * DAY;
      clock.set(opened - DAY);
      const owner = accountOf(plan.organiser);
      const event = await publishDemoEvent(use, plan, {
        day,
        owner,
        corporateId: plan.corporate === undefined ? null : (corporateIds.get(plan.corporate) ?? null),
      });
      published.push(event);
      await asOwner(address, [
        [`UPDATE event SET featured = $2 WHERE event_id = $1`, [event.eventId, plan.featured ?? false]],
        ...(plan.team ?? []).map(
          ({ person, role }) =>
            [
              `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, $3, $4)`,
              [event.eventId, accountOf(person), role, new Date(opened)],
            ] as const,
        ),
      ]);
      await sellTickets(use, event, { random, buyers: guests, opened, now, setClock: clock.set, numbers });
      if (plan.checkedIn !== undefined)
        await checkGuestsIn(use, event, { random, by: owner, now, setClock: clock.set });

      clock.set(now - MINUTE);
      for (const session of event.sessions) {
        if (session.plan.planSale !== 'CLOSED') continue;
        const fields = {
          name: session.plan.name ?? '',
          description: null,
          address: null,
          beginAt: session.beginAt,
          endAt: session.endAt,
          planSale: 'CLOSED' as const,
          urls: [],
          vodLink: null,
        };
        must(
          'closing a sale',
          await use(ReviseSession)({
            eventId: event.eventId,
            sectionEventId: session.sectionEventId,
            actor: owner,
            fields,
          }),
        );
      }
      if (plan.status === 'CANCELLED')
        must('cancelling', await use(ChangeEventStatus)({ eventId: event.eventId, actor: owner, status: 'CANCELLED' }));
      if (plan.archived === true)
        must('archiving', await use(ShelveEvent)({ eventId: event.eventId, actor: owner, archive: true }));
    }

    // The printed sign-in has tickets, the inbox has typical problems, and some people are paying right now.
    const attendee = known.get('attendee');
    const withTickets = published.filter(({ plan }) =>
      ['trinh-night', 'js-saigon', 'river-run', 'ended-marathon', 'lacquer-expo'].includes(plan.key),
    );
    if (attendee !== undefined) {
      for (const event of withTickets) {
        const ended = event.sessions.every((session) => session.endAt < now);
        const one = {
          ...event,
          sessions: event.sessions.map((session) => ({
            ...session,
            tickets: session.tickets
              .slice(0, 1)
              .map((ticket) => ({ ...ticket, plan: { ...ticket.plan, sold: 2, limit: 2 } })),
          })),
        };
        const opened = now - (ended ? 30 : 6) * DAY;
        await sellTickets(
          use,
          { ...one, plan: { ...one.plan, key: `attendee ${one.plan.key}` } },
          { random, buyers: [attendee], opened, now: ended ? now - 21 * DAY : now, setClock: clock.set, numbers },
        );
      }
    }
    await showGuests(use, withTickets, guests);
    clock.set(now - 40 * MINUTE);
    await tellOfTransfer(use, {
      number: numbers.next(),
      amount: 350_000,
      message: 'NGUYEN VAN B chuyen tien',
      at: now - 41 * MINUTE,
    });
    await tellOfTransfer(use, {
      number: numbers.next(),
      amount: 1_200_000,
      message: 'tra tien an trua',
      at: now - 40 * MINUTE,
    });
    clock.set(now - 4 * MINUTE);
    const busy = published.find(({ plan }) => plan.key === 'trinh-night');
    if (busy !== undefined) await leaveWaiting(use, busy, guests.slice(0, 3));

    // No emails about the invented past.
    await asOwner(address, [
      [`UPDATE email_message SET sent_at = queued_at WHERE sent_at IS NULL`],
      [`DELETE FROM job WHERE task = 'send-email'`],
    ]);
  } finally {
    await database.close();
  }
  await markState(address, 'done', environment.seed);
  return true;
}

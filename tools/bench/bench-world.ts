import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { DAY, instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { ChangeEventStatus } from '#server/event/change-event-status.ts';
import { RecordEvent } from '#server/event/record-event.ts';
import { RecordSession } from '#server/event/record-session.ts';
import { RecordTicketType } from '#server/event/record-ticket-type.ts';
import { compose, type Use } from '#server/main/container.ts';
import { readEnvironment } from '#server/main/environment.ts';
import { prepareDatabase } from '#server/main/prepare-database.ts';
import { PROJECT_FOLDER } from '#server/main/project-folder.ts';
import { writeAccessToken } from '#server/people/access-token.ts';
import { OpenAccount } from '#server/people/open-account.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { makeJobBell } from '#server/platform/jobs/job-bell.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import {
  type Database,
  type DatabaseAddress,
  openDatabase,
  ownerClient,
} from '#server/platform/postgres/connection.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded/embedded-postgres.ts';
import { systemClock } from '#server/platform/system/system-clock.ts';
import { must } from '../seed/must.ts';

export type HotSale = { readonly eventId: number; readonly sectionEventId: number; readonly ticketTypeId: string };

type Buyer = { readonly accountId: AccountId; readonly email: string };

export type BenchWorld = {
  readonly use: Use;
  readonly database: Database;
  readonly address: DatabaseAddress;
  /** The database's first process. */
  readonly databasePid: number;
  readonly databaseFolder: string;
  readonly organiser: AccountId;
  readonly settings: Readonly<Record<string, string>>;
  readonly openSale: (price: number, places: number) => Promise<HotSale>;
  readonly openAccounts: (count: number) => Promise<readonly Buyer[]>;
  /** Access tokens as a sign-in would have given them just now. */
  readonly signIn: (buyers: readonly Buyer[]) => readonly string[];
  /** As on a slower disk; 0: as fast as the disk is. */
  readonly slowCommits: (ms: number) => Promise<void>;
  /** The dearest first; empty unless statements are counted. */
  readonly dearestStatements: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const DEAREST = `SELECT calls, rows, round(total_exec_time)::int AS ms, round(total_plan_time)::int AS planning,
    left(regexp_replace(query, '\\s+', ' ', 'g'), 140) AS text
  FROM pg_stat_statements ORDER BY total_exec_time + total_plan_time DESC LIMIT 40`;

const COUNTED = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_planning=on'] as const;

type Dearest = {
  readonly calls: number;
  readonly rows: number;
  readonly ms: number;
  readonly planning: number;
  readonly text: string;
};

export const EVENT_NAME = 'On sale';

const CATALOGUE_FIELDS = {
  name: EVENT_NAME,
  type: 'EVENT',
  eventType: 'ONSITE',
  feature: 'PUBLIC',
  categoryId: null,
  description: '',
  address: '1 Tràng Tiền, Hà Nội',
  timezone: 'Asia/Ho_Chi_Minh',
  urls: [],
  enableTicketDonation: false,
  approvalDays: 7,
  refundDays: null,
  nameChangeDays: null,
  sessionChangeDays: null,
  requiredApproval: false,
  closeAtCapacity: false,
  allowReEntry: false,
  plate: null,
  isRequiredFormTicket: false,
  isRequiredGeneralInfo: false,
  isReceivingTicketOffline: false,
  policy: null,
} as const;

const OPEN_ACCOUNTS = `WITH added AS (
    INSERT INTO account (account_id, email, username, referral_code, first_name)
    SELECT x.id, 'buyer-' || x.id || '@bench.vemoi.test', 'b' || replace(x.id::text, '-', ''), 'b' || x.n, 'Lan' FROM unnest($1::uuid[]) WITH ORDINALITY AS x(id, n)
    RETURNING account_id, email)
  INSERT INTO email_directory (email, account_id) SELECT email, account_id FROM added`;

/** Flushes every commit; without HTTP and without jobs. */
export async function benchWorld({
  statements = false,
  settings: more = [],
}: {
  readonly statements?: boolean;
  /** Of PostgreSQL, beside those it always has. */
  readonly settings?: readonly string[];
} = {}): Promise<BenchWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vemoi-bench-'));
  // PostgreSQL's user may enter it, so that the database is removed with it.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    projectFolder: PROJECT_FOLDER,
    say: () => undefined,
    settings: [...(statements ? COUNTED : []), ...more],
  });
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', PORT: '0' };
  const environment = readEnvironment(settings);
  await prepareDatabase(environment, postgres.address);
  const database = openDatabase(postgres.address);
  const silent = { publish: () => undefined, subscribe: () => () => undefined };
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (error: unknown, message: string) => void process.stderr.write(`${message}: ${String(error)}\n`),
  };
  const metrics = { count: () => undefined, observe: () => undefined, gauge: () => undefined };
  const { use } = await compose(
    { environment, database, clock: systemClock, bus: silent, bell: makeJobBell(), log, metrics },
    new ContainerModule(() => undefined),
  );
  const email = must('organiser', parseEmailAddress('organiser@bench.vemoi.test'));
  const organiser = (await use(OpenAccount)({ email, locale: 'en', firstName: 'Organiser' })).account.accountId;

  const openSale = async (price: number, places: number): Promise<HotSale> => {
    const viewer = await use(ViewerFacts).of(organiser);
    if (viewer.kind === 'anonymous') throw new Error('The organiser has no account');
    const { eventId } = must(
      'event',
      await use(RecordEvent)({ viewer, corporateId: null, capacity: null, session: null, fields: CATALOGUE_FIELDS }),
    );
    const beginAt = instant(Date.now() + 30 * DAY);
    const session = {
      name: '',
      description: null,
      address: null,
      beginAt,
      endAt: instant(beginAt + DAY),
      planSale: null,
      urls: [],
      vodLink: null,
    };
    const { sectionEventId } = must(
      'session',
      await use(RecordSession)({ eventId, actor: organiser, fields: session }),
    );
    const ticket = {
      name: 'Standing',
      description: null,
      note: null,
      price: dong(price),
      originalPrice: dong(price),
      capacity: places,
      purchaseLimit: null,
      accountLimit: null,
      multipleOf: 1,
      saleBeginAt: null,
      saleEndAt: null,
      mode: 'ONSITE',
    } as const;
    const { ticketTypeId } = must(
      'ticket',
      await use(RecordTicketType)({ eventId, sectionEventId, actor: organiser, fields: ticket }),
    );
    must('publishing', await use(ChangeEventStatus)({ eventId, actor: organiser, status: 'PUBLISHED' }));
    return { eventId, sectionEventId, ticketTypeId };
  };

  const asOwner = async (...statements: readonly string[]): Promise<void> => {
    const owner = ownerClient(postgres.address);
    await owner.connect();
    for (const statement of statements) await owner.query(statement);
    await owner.end();
  };

  return {
    use,
    database,
    address: postgres.address,
    databasePid: postgres.pid() ?? 0,
    databaseFolder: postgres.dataFolder,
    organiser,
    settings,
    openSale,
    openAccounts: async (count) => {
      const ids = Array.from({ length: count }, () => use(NewId).newId());
      await database.pool.query(OPEN_ACCOUNTS, [ids]);
      // As autovacuum does within a minute: the sale's plans must not depend on statistics of other events.
      await asOwner('ANALYZE');
      return ids.map((id) => ({ accountId: id as AccountId, email: `buyer-${id}@bench.vemoi.test` }));
    },
    signIn: (buyers) => {
      const now = instant(Date.now());
      return buyers.map(
        ({ accountId }) =>
          writeAccessToken(use(Keyring), { accountId, sessionFamilyId: use(NewId).newId() }, now).accessToken,
      );
    },
    slowCommits: (ms) =>
      asOwner(
        `ALTER SYSTEM SET commit_delay = ${ms * 1_000}`,
        'ALTER SYSTEM SET commit_siblings = 0',
        'SELECT pg_reload_conf()',
      ),
    dearestStatements: async () => {
      if (!statements) return [];
      const owner = ownerClient(postgres.address);
      await owner.connect();
      await owner.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
      const { rows } = await owner.query<Dearest>(DEAREST);
      await owner.query('SELECT pg_stat_statements_reset()');
      await owner.end();
      return rows.map(
        (row) => `${row.ms} ms and ${row.planning} of planning, ${row.calls} calls, ${row.rows} rows: ${row.text}`,
      );
    },
    close: async () => {
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

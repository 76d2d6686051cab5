import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import type { AccountId } from '#domain/account/account-id.ts';
import { parseEmailAddress } from '#domain/account/email-address.ts';
import { DAY, instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/money/dong.ts';
import { type Database, openDatabase } from '#server/adapters/postgres/connection.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded/embedded-postgres.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import { OpenAccount } from '#server/application/account/open-account.ts';
import { ChangeEventStatus } from '#server/application/organising/change-event-status.ts';
import { RecordEvent } from '#server/application/organising/record-event.ts';
import { RecordSession } from '#server/application/organising/record-session.ts';
import { RecordTicketType } from '#server/application/organising/record-ticket-type.ts';
import { ViewerFacts } from '#server/application/ports/viewer-facts.ts';
import { makeJobBell } from '#server/jobs/job-bell.ts';
import { compose, type Use } from '#server/main/container.ts';
import { readEnvironment } from '#server/main/environment.ts';
import { prepareDatabase } from '#server/main/prepare-database.ts';
import { PROJECT_FOLDER } from '#server/main/project-folder.ts';
import { must } from '../seed/must.ts';

export type HotSale = { readonly eventId: number; readonly sectionEventId: number; readonly ticketTypeId: string };

export type BenchWorld = {
  readonly use: Use;
  readonly database: Database;
  readonly buyers: readonly AccountId[];
  /** A published event with one ticket type. */
  readonly openSale: (price: number, places: number) => Promise<HotSale>;
  readonly close: () => Promise<void>;
};

/** A real database that flushes every commit, and the server's own composition over it, without HTTP and without jobs. */
export async function benchWorld(buyerCount: number): Promise<BenchWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vemoi-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, projectFolder: PROJECT_FOLDER, say: () => undefined });
  const environment = readEnvironment({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
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

  const account = async (name: string): Promise<AccountId> => {
    const email = must(name, parseEmailAddress(`${name}@bench.vemoi.test`));
    return (await use(OpenAccount)({ email, locale: 'en', firstName: name })).account.accountId;
  };
  const organiser = await account('organiser');
  const buyers: AccountId[] = [];
  for (let index = 0; index < buyerCount; index += 1) buyers.push(await account(`buyer-${index}`));

  const openSale = async (price: number, places: number): Promise<HotSale> => {
    const viewer = await use(ViewerFacts).of(organiser);
    if (viewer.kind === 'anonymous') throw new Error('The organiser has no account');
    const fields = {
      name: 'On sale',
      type: 'EVENT',
      eventType: 'ONSITE',
      feature: 'PUBLIC',
      categoryId: null,
      description: '',
      address: '1 Tràng Tiền, Hà Nội',
      timezone: 'Asia/Ho_Chi_Minh',
      urls: [],
      enableTicketDonation: false,
      requiredApproval: false,
      isRequiredFormTicket: false,
      policy: null,
    } as const;
    const { eventId } = must('event', await use(RecordEvent)({ viewer, corporateId: null, capacity: null, session: null, fields }));
    const beginAt = instant(Date.now() + 30 * DAY);
    const session = { name: '', description: null, address: null, beginAt, endAt: instant(beginAt + DAY), planSale: null, urls: [] };
    const { sectionEventId } = must('session', await use(RecordSession)({ eventId, actor: organiser, fields: session }));
    const ticket = {
      name: 'Standing',
      description: null,
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
    const { ticketTypeId } = must('ticket', await use(RecordTicketType)({ eventId, sectionEventId, actor: organiser, fields: ticket }));
    must('publishing', await use(ChangeEventStatus)({ eventId, actor: organiser, status: 'PUBLISHED' }));
    return { eventId, sectionEventId, ticketTypeId };
  };

  return {
    use,
    database,
    buyers,
    openSale,
    close: async () => {
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

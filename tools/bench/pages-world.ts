import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptEventSlug } from '#domain/kernel/names/slug.ts';
import { readEnvironment } from '#server/main/environment.ts';
import { prepareDatabase } from '#server/main/prepare-database.ts';
import { PROJECT_FOLDER } from '#server/main/project-folder.ts';
import { type DatabaseAddress, ownerClient } from '#server/platform/postgres/connection.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded/embedded-postgres.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import type { PageWay } from './page-ways.ts';

export type PageServer = {
  readonly way: PageWay;
  readonly url: string;
  readonly bareUrl: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** With the most photos, sessions and ticket types. */
const RICHEST = `SELECT e.event_id AS "eventId", e.slug_words AS "slugWords", e.name FROM event e
  WHERE e.status = 'PUBLISHED' AND e.feature = 'PUBLIC' AND NOT e.archive AND e.end_at > now()
  ORDER BY (SELECT count(*) FROM photo p WHERE p.event_id = e.event_id) + (SELECT count(*) FROM ticket_type t WHERE t.event_id = e.event_id) DESC, e.event_id LIMIT 1`;

export type PagesWorld = {
  readonly address: DatabaseAddress;
  readonly databasePid: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly eventId: number;
  readonly path: string;
  readonly close: () => Promise<void>;
};

export async function pagesWorld(): Promise<PagesWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vemoi-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, projectFolder: PROJECT_FOLDER, say: () => undefined });
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', PORT: '0' };
  const environment = readEnvironment(settings);
  await prepareDatabase(environment, postgres.address);
  await seedDemo({ environment, address: postgres.address, now: Date.now(), say: () => undefined });
  const owner = ownerClient(postgres.address);
  await owner.connect();
  const { rows } = await owner.query<{ readonly eventId: number; readonly slugWords: string; readonly name: string }>(
    RICHEST,
  );
  await owner.end();
  const [event] = rows;
  if (event === undefined) throw new Error('The demo has no public event');
  return {
    address: postgres.address,
    databasePid: postgres.pid() ?? 0,
    settings,
    eventId: event.eventId,
    path: `/event/${keptEventSlug(event)}`,
    close: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.disconnect();
  await once(child, 'exit');
}

export async function startPageServer({ address, settings }: PagesWorld, way: PageWay): Promise<PageServer> {
  const profiles = process.env['BENCH_PROFILE'];
  const profile =
    profiles === undefined
      ? []
      : ['--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-name=pages-${way}.cpuprofile`];
  const child = fork(join(import.meta.dirname, 'page-server.ts'), {
    env: {
      ...process.env,
      ...settings,
      BENCH_WAY: way,
      BENCH_DATABASE: JSON.stringify(address),
    },
    execArgv: [...process.execArgv, ...profile],
  });
  const [told] = (await once(child, 'message')) as [{ readonly url: string; readonly bareUrl: string }];
  return { way, ...told, pid: child.pid ?? 0, stop: () => stop(child) };
}

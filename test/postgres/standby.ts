import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded/embedded-postgres.ts';
import { temporaryClusterFolder } from './temporary-cluster-folder.ts';

const NAME = 'standby';
// Belongs to the running server and not to its data.
const NOT_COPIED = /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*)$/;

export type Standby = {
  readonly postgres: EmbeddedPostgres;
  readonly dataDir: string;
  readonly promote: () => Promise<void>;
  /** Receives WAL, but shows nothing new until it is resumed. */
  readonly pause: () => Promise<void>;
  readonly goOn: () => Promise<void>;
};

async function asOwner<Row extends object>(
  postgres: EmbeddedPostgres,
  ...texts: readonly string[]
): Promise<readonly Row[]> {
  const client = new pg.Client(postgres.address);
  await client.connect();
  try {
    let rows: readonly Row[] = [];
    for (const text of texts) rows = (await client.query<Row>(text)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** pg_basebackup is not among the embedded programs. */
async function copyPrimary(primary: EmbeddedPostgres, folder: string): Promise<void> {
  const client = new pg.Client(primary.address);
  await client.connect();
  await client.query(`SELECT pg_backup_start('standby', true)`);
  const wal = join(primary.dataFolder, 'pg_wal');
  cpSync(primary.dataFolder, folder, {
    recursive: true,
    filter: (from) => !NOT_COPIED.test(basename(from)) && !(from.startsWith(`${wal}/`) && statSync(from).isFile()),
  });
  const { rows } = await client.query<{ readonly labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(folder, 'standby.signal'), '');
}

function giveTo(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, entry), uid, gid);
}

/** The primary then acknowledges nothing that this server does not have on its disk. */
export async function startSynchronousStandby(primary: EmbeddedPostgres): Promise<Standby> {
  const dataDir = temporaryClusterFolder();
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { mode: 0o700 });
  await copyPrimary(primary, folder);
  const owner = statSync(primary.dataFolder);
  giveTo(folder, owner.uid, owner.gid);
  const { host = '', port = 0, user = '' } = primary.address;
  const postgres = await startEmbeddedPostgres({
    dataDir,
    projectFolder: resolve(import.meta.dirname, '../..'),
    say: () => undefined,
    settings: [`primary_conninfo=host=${host} port=${port} user=${user} application_name=${NAME}`, 'hot_standby=on'],
  });
  await asOwner(primary, `ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`, 'SELECT pg_reload_conf()');
  for (;;) {
    const [follower] = await asOwner<{ readonly sync_state: string }>(
      primary,
      'SELECT sync_state FROM pg_stat_replication',
    );
    if (follower?.sync_state === 'sync') break;
    await sleep(50);
  }
  const tell = (text: string) => async (): Promise<void> => {
    await asOwner(postgres, text);
  };
  return {
    postgres,
    dataDir,
    promote: tell('SELECT pg_promote(true)'),
    pause: tell('SELECT pg_wal_replay_pause()'),
    goOn: tell('SELECT pg_wal_replay_resume()'),
  };
}

export function databaseUrlOf({
  address: { host = '', port = 0, user = '', database = '' },
}: EmbeddedPostgres): string {
  return `postgres:///${database}?host=${host}&port=${port}&user=${user}`;
}

/** As a power failure does, without a restart. */
export function killForGood(postgres: EmbeddedPostgres): void {
  postgres.leave();
  process.kill(postgres.pid() ?? 0, 'SIGKILL');
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

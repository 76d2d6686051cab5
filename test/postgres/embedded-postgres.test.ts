import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { copyBinaries, findBinaries, mendLinks } from '#server/platform/postgres/embedded/embedded-binaries.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '#server/platform/postgres/embedded/embedded-postgres.ts';
import { isAlive, postmasterPidFile } from '#server/platform/postgres/embedded/postmaster-pid.ts';
import { postgresOutage } from '#server/platform/postgres/postgres-outage.ts';

const home = mkdtempSync(join(tmpdir(), 'vemoi-embedded-'));
// PostgreSQL's user needs access; mkdtemp makes the folder private.
chmodSync(home, 0o755);
const projectFolder = join(home, 'project');
const running: EmbeddedPostgres[] = [];
let folders = 0;

type Given = Partial<EmbeddedPostgresOptions>;
async function start(
  given: Given = {},
): Promise<EmbeddedPostgres & { readonly said: string[]; readonly dataDir: string }> {
  const dataDir = given.dataDir ?? join(home, `data-${++folders}`);
  const said: string[] = [];
  const postgres = await startEmbeddedPostgres({
    projectFolder,
    say: (sentence) => said.push(sentence),
    settings: ['fsync=off'],
    shelfBase: join(home, 'shelf'),
    ...given,
    dataDir,
  });
  running.push(postgres);
  return Object.assign(postgres, { said, dataDir });
}

async function ask<Row extends object>(postgres: EmbeddedPostgres, text: string): Promise<Row[]> {
  const client = new pg.Client(postgres.address);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const asRoot = process.getuid?.() === 0;

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder over a private socket, and keeps its rows after a clean stop', async () => {
    const first = await start();
    await ask(first, 'CREATE TABLE note (words text)');
    await ask(first, "INSERT INTO note VALUES ('kept')");
    expect(
      await ask(
        first,
        `SELECT current_setting('listen_addresses') AS tcp, current_setting('unix_socket_permissions') AS socket`,
      ),
    ).toEqual([{ tcp: '', socket: '0700' }]);
    const pid = first.pid() ?? 0;
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(postmasterPidFile(first.dataFolder))).toBe(false);
    const second = await start({ dataDir: first.dataDir });
    expect(await ask(second, 'SELECT words FROM note')).toEqual([{ words: 'kept' }]);
    expect(second.startedHere).toBe(true);
  });

  it('joins a server that a killed process left running, and stops it in the end', async () => {
    const first = await start();
    // As after a kill -9 of our own process, without a watcher.
    first.leave();
    const second = await start({ dataDir: first.dataDir });
    expect([second.startedHere, second.pid()]).toEqual([false, first.pid()]);
    await second.stop();
    expect(isAlive(first.pid() ?? 0)).toBe(false);
  });

  it('restarts when killed, with every committed row', async () => {
    const postgres = await start();
    await ask(postgres, 'CREATE TABLE note (id int)');
    await ask(postgres, 'INSERT INTO note SELECT generate_series(1, 100)');
    const first = postgres.pid() ?? 0;
    process.kill(first, 'SIGKILL');
    await vi.waitFor(
      async () => expect(await ask(postgres, 'SELECT count(*)::int AS n FROM note')).toEqual([{ n: 100 }]),
      {
        timeout: 20_000,
        interval: 100,
      },
    );
    expect(postgres.pid()).not.toBe(first);
    expect(postgres.said[0]).toMatch(/stopped unexpectedly/);
  });

  it('answers with an outage, not a bug, while it is away', async () => {
    const postgres = await start();
    await postgres.stop();
    const error = await ask(postgres, 'SELECT 1').catch((thrown: unknown) => thrown);
    expect(postgresOutage.recognises(error)).toBe(true);
  });

  it('ignores a lock whose pid was reused', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(
      postmasterPidFile(first.dataFolder),
      `${process.pid}\n${first.dataFolder}\n1700000000\n5432\n${first.dataFolder}\n\n12345 67890\nready\n`,
    );
    const second = await start({ dataDir: first.dataDir });
    expect(second.startedHere).toBe(true);
    expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('leaves a database of another major version untouched and says so', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(first.dataFolder, 'PG_VERSION'), '16\n');
    await expect(start({ dataDir: first.dataDir })).rejects.toThrow(
      /created by PostgreSQL 16; this Vemoi includes 18. It was not changed/,
    );
    expect(readFileSync(join(first.dataFolder, 'PG_VERSION'), 'utf8')).toBe('16\n');
  });

  it('starts over after an interrupted first start', async () => {
    const dataDir = join(home, `data-${++folders}`);
    mkdirSync(join(dataDir, 'postgres.new'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.new', 'half'), '');
    const postgres = await start({ dataDir });
    expect(await ask(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('runs where the path is too long for a socket', async () => {
    const dataDir = join(home, `${'long-'.repeat(24)}${++folders}`);
    const postgres = await start({ dataDir });
    expect(postgres.dataFolder.length).toBeGreaterThan(107);
    expect(await ask(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuses a folder without a database, and a read-only one, with a sentence', async () => {
    const dataDir = join(home, `data-${++folders}`);
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    await expect(start({ dataDir })).rejects.toThrow(/holds no database. Move it away/);
    writeFileSync(join(home, 'a-file'), '');
    await expect(start({ dataDir: join(home, 'a-file', 'data') })).rejects.toThrow(
      /data folder .* cannot be used.*Set DATA_DIR/,
    );
  });

  it('ignores PG settings of the caller’s environment', async () => {
    vi.stubEnv('PGPORT', '1');
    vi.stubEnv('PGDATA', '/nowhere');
    vi.stubEnv('PGDATABASE', 'nothing');
    const postgres = await start();
    expect(await ask(postgres, 'SELECT current_database() AS name')).toEqual([{ name: 'vemoi' }]);
    vi.unstubAllEnvs();
  });
});

describe('its program files', () => {
  it('get the symbolic links that npm drops', async () => {
    const copy = copyBinaries(findBinaries(), join(home, 'bare'));
    const links = readdirSync(join(copy.folder, 'lib')).filter((name) =>
      lstatSync(join(copy.folder, 'lib', name)).isSymbolicLink(),
    );
    expect(links.length).toBeGreaterThan(3);
    for (const name of links) rmSync(join(copy.folder, 'lib', name));
    expect(mendLinks(copy)).toBeGreaterThanOrEqual(links.length);
    expect(mendLinks(copy)).toBe(0);
    expect(links.filter((name) => !existsSync(join(copy.folder, 'lib', name)))).toEqual([]);
  });
});

describe.runIf(asRoot)('as root', () => {
  it('runs as another user', async () => {
    const postgres = await start();
    const status = readFileSync(`/proc/${postgres.pid() ?? 0}/status`, 'utf8');
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
  });

  it('keeps the data on a shelf where that user cannot reach the data folder, says so, and finds it again', async () => {
    const closed = join(home, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const first = await start({ dataDir });
    expect(first.dataFolder.startsWith(join(home, 'shelf'))).toBe(true);
    expect(first.said).toEqual([expect.stringMatching(/cannot enter .*closed: the database is kept in .*shelf/)]);
    await ask(first, 'CREATE TABLE note (id int)');
    await first.stop();
    const second = await start({ dataDir });
    expect(second.dataFolder).toBe(first.dataFolder);
    expect(await ask(second, 'SELECT count(*)::int AS n FROM note')).toEqual([{ n: 0 }]);
  });

  it('sets the shelf’s database aside when the data folder was emptied, and deletes nothing', async () => {
    const closed = join(home, 'closed-2');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const first = await start({ dataDir });
    await ask(first, 'CREATE TABLE note (id int)');
    await first.stop();
    rmSync(dataDir, { recursive: true });
    const second = await start({ dataDir });
    expect(second.said[0]).toMatch(/was set aside at/);
    await expect(ask(second, 'SELECT FROM note')).rejects.toThrow(/does not exist/);
    expect(readdirSync(dirname(first.dataFolder)).filter((name) => name.includes('set-aside'))).toHaveLength(1);
  });
});

it('leaves no process when stopped during a start', async () => {
  const postgres = await start();
  const pid = postgres.pid() ?? 0;
  process.kill(pid, 'SIGKILL');
  await sleep(400);
  await postgres.stop();
  await sleep(100);
  expect(isAlive(postgres.pid() ?? 0)).toBe(false);
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { dataHome, makeShelf, prepareDataDir, shelfOf } from './data-home.ts';
import { copyBinaries, type EmbeddedBinaries, findBinaries, mendLinks, runsAs } from './embedded-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isAlive, postmasterPidFile, readPostmasterPid, servesFolder } from './postmaster-pid.ts';
import { type UnprivilegedUser, unprivilegedUser } from './unprivileged-user.ts';

export type EmbeddedPostgresOptions = {
  readonly dataDir: string;
  readonly projectFolder: string;
  readonly say: (sentence: string) => void;
  /** Additional server settings, as `fsync=off` for tests. */
  readonly settings?: readonly string[];
  readonly shelfBase?: string;
};

export type EmbeddedPostgres = {
  readonly address: DatabaseAddress;
  readonly dataFolder: string;
  readonly pid: () => number | undefined;
  /** False when it was already running and was joined. */
  readonly startedHere: boolean;
  /** Also when another process started it. */
  readonly stop: () => Promise<void>;
  readonly leave: () => void;
};

const PORT = 5432;
const OWNER = 'vemoi';
const DATABASE = 'vemoi';
// sun_path: 108 bytes with its zero on Linux, 104 elsewhere; the file is called .s.PGSQL.5432.
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.5432'.length;
const READY_WITHIN_MS = 60_000;
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_parallel_workers_per_gather=0',
  'log_min_messages=warning',
  'timezone=UTC',
  'log_timezone=UTC',
];

type Place = {
  readonly dataFolder: string;
  readonly logFile: string;
  readonly binaries: EmbeddedBinaries;
  readonly user: UnprivilegedUser | undefined;
};

function findPlace(options: EmbeddedPostgresOptions): Place {
  prepareDataDir(options.dataDir);
  const user = unprivilegedUser(join(options.dataDir, 'postgres'));
  if (process.getuid?.() === 0 && user === undefined) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. ' +
        'Start as a plain user, or set DATABASE_URL.',
    );
  }
  const shelf = shelfOf(options.projectFolder, options.shelfBase);
  const found = findBinaries();
  mendLinks(found);
  let binaries = found;
  if (user !== undefined && !runsAs(found, user)) {
    makeShelf(shelf);
    binaries = copyBinaries(found, shelf);
  }
  const dataFolder = dataHome(options.dataDir, shelf, user, options.say, new Date());
  return { dataFolder, logFile: join(options.dataDir, 'postgres.log'), binaries, user };
}

const spawnAs = (user: UnprivilegedUser | undefined) => (user === undefined ? {} : { uid: user.uid, gid: user.gid });
// The caller's environment is not passed on: PostgreSQL would obey a PGDATA or PGPORT in it.
const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

function makeCluster(place: Place): void {
  const fresh = `${place.dataFolder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (place.user !== undefined) chownSync(fresh, place.user.uid, place.user.gid);
  const made = spawnSync(
    join(place.binaries.folder, 'bin', 'initdb'),
    // The builtin provider sorts the same on every machine. -N: the rename and the first checkpoint sync.
    [
      '-D',
      fresh,
      '-U',
      OWNER,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '-N',
    ],
    { ...spawnAs(place.user), env: environment, cwd: fresh, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    const lastLine = (made.stderr || made.error?.message || '').trim().split('\n').at(-1) ?? '';
    throw new EmbeddedPostgresError(`The database could not be created in ${place.dataFolder}: ${lastLine}`);
  }
  renameSync(fresh, place.dataFolder);
}

function refuseOtherVersion(place: Place): void {
  let version: string;
  try {
    version = readFileSync(join(place.dataFolder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES') {
      throw new EmbeddedPostgresError(
        `The database in ${place.dataFolder} belongs to another user (perhaps root created it). ` +
          `Start as that user again, or set DATA_DIR to a folder of your own.`,
      );
    }
    throw new EmbeddedPostgresError(
      `The folder ${place.dataFolder} exists but holds no database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (Number(version) !== place.binaries.major) {
    throw new EmbeddedPostgresError(
      `The database in ${place.dataFolder} was created by PostgreSQL ${version}; ` +
        `this Vemoi includes ${place.binaries.major}. It was not changed. ` +
        `Back it up with PostgreSQL ${version} and restore it into another DATA_DIR.`,
    );
  }
}

/** Socket paths are limited to about a hundred bytes. */
function socketFolder(place: Place): string {
  if (Buffer.byteLength(place.dataFolder) <= LONGEST_SOCKET_FOLDER) return place.dataFolder;
  const { ino, dev } = statSync(place.dataFolder);
  const folder = join(tmpdir(), `vemoi-${dev.toString(36)}-${ino.toString(36)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = place.user?.uid ?? process.getuid?.();
  if (place.user !== undefined && statSync(folder).uid === 0) chownSync(folder, place.user.uid, place.user.gid);
  // Anyone may create folders there; a foreign one could listen in.
  if (statSync(folder).uid !== owner)
    throw new EmbeddedPostgresError(`The folder ${folder} belongs to another user. Set DATA_DIR to a shorter path.`);
  chmodSync(folder, 0o700);
  return folder;
}

async function answers(address: DatabaseAddress): Promise<boolean> {
  const client = new pg.Client({ ...address, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const addressOf = (folder: string, port: number): DatabaseAddress => ({
  host: folder,
  port,
  user: OWNER,
  database: DATABASE,
});

async function orphan(place: Place): Promise<{ readonly pid: number; readonly address: DatabaseAddress } | undefined> {
  for (const end = Date.now() + READY_WITHIN_MS; ; await sleep(50)) {
    const said = readPostmasterPid(place.dataFolder);
    if (said === undefined || !isAlive(said.pid)) return undefined;
    const serves = servesFolder(said.pid, place.dataFolder);
    if (serves === false) {
      // A stale pid now names another process; PostgreSQL would refuse to start.
      rmSync(postmasterPidFile(place.dataFolder), { force: true });
      return undefined;
    }
    const address = addressOf(said.socketFolder, said.port);
    if (said.ready && said.socketFolder !== '' && (await answers(address))) return { pid: said.pid, address };
    if (Date.now() > end) {
      throw new EmbeddedPostgresError(
        `A process (${said.pid}) holds the database in ${place.dataFolder} and does not answer. ` +
          `End it (kill -INT ${said.pid}) and start again.`,
      );
    }
  }
}

function lastLogLine(place: Place): string {
  try {
    return readFileSync(place.logFile, 'utf8').trim().split('\n').slice(-3).join(' ');
  } catch {
    return '';
  }
}

function launch(place: Place, folder: string, extra: readonly string[]): ChildProcess {
  const log = openSync(place.logFile, 'a', 0o600);
  try {
    const options = [...settings, `port=${PORT}`, `unix_socket_directories=${folder}`, ...extra].flatMap((setting) => [
      '-c',
      setting,
    ]);
    return spawn(join(place.binaries.folder, 'bin', 'postgres'), ['-D', place.dataFolder, ...options], {
      ...spawnAs(place.user),
      env: environment,
      cwd: place.dataFolder,
      stdio: ['ignore', log, log],
      // Its own process group: Ctrl-C reaches only us, and we stop it once requests are answered.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

async function untilReady(child: ChildProcess, place: Place): Promise<void> {
  let failed: string | undefined;
  child.once('error', (error) => {
    failed = error.message;
  });
  child.once('exit', (code) => {
    failed ??= `it ended with ${code ?? 'a signal'}. ${lastLogLine(place)}`;
  });
  for (const end = Date.now() + READY_WITHIN_MS; ; await sleep(10)) {
    if (failed !== undefined)
      throw new EmbeddedPostgresError(`PostgreSQL does not start: ${failed} (${place.logFile})`);
    const said = readPostmasterPid(place.dataFolder);
    if (said?.pid === child.pid && said?.ready === true) return;
    if (Date.now() > end)
      throw new EmbeddedPostgresError(
        `PostgreSQL was not ready after ${READY_WITHIN_MS / 1_000} seconds. ${lastLogLine(place)} (${place.logFile})`,
      );
  }
}

async function makeDatabase(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function end(pid: number): Promise<void> {
  // SIGINT: fast shutdown. Then SIGQUIT: recovered at the next start. Never SIGKILL.
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (const limit = Date.now() + patience; Date.now() < limit && isAlive(pid); ) await sleep(10);
  }
}

/** Joins a PostgreSQL left running by a killed process. Restarts it when it dies. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = findPlace(options);
  if (!existsSync(place.dataFolder)) makeCluster(place);
  refuseOtherVersion(place);
  const left = await orphan(place);
  let pid = left?.pid;
  let address = left?.address;
  let stopping = false;

  const start = async (): Promise<void> => {
    const folder = socketFolder(place);
    const child = launch(place, folder, options.settings ?? []);
    await untilReady(child, place);
    // We stop it ourselves; a child alone must not keep us alive.
    child.unref();
    pid = child.pid;
    address = addressOf(folder, PORT);
  };
  for (let tries = 1; address === undefined; tries += 1) {
    try {
      await start();
    } catch (error) {
      // Processes of one killed a moment ago are still exiting.
      if (tries === 20 || !(error instanceof Error && error.message.includes('shared memory block'))) throw error;
      await sleep(500);
    }
  }

  // Polled: a joined PostgreSQL is no child and has no exit event.
  let restarting = false;
  let notBefore = 0;
  const watch = setInterval(() => {
    if (stopping || restarting || pid === undefined || isAlive(pid) || Date.now() < notBefore) return;
    restarting = true;
    options.say('The database stopped unexpectedly. Restarting it.');
    start()
      .catch((error: unknown) => {
        // Its last processes may still hold the shared memory.
        notBefore = Date.now() + 1_000;
        options.say(error instanceof Error ? error.message : String(error));
      })
      .finally(() => {
        restarting = false;
      });
  }, 250);
  watch.unref();

  await makeDatabase(address);
  return {
    address,
    dataFolder: place.dataFolder,
    pid: () => pid,
    startedHere: left === undefined,
    stop: async () => {
      stopping = true;
      clearInterval(watch);
      while (restarting) await sleep(10);
      if (pid !== undefined) await end(pid);
    },
    leave: () => {
      stopping = true;
      clearInterval(watch);
    },
  };
}

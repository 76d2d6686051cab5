import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL's postmaster.pid (miscadmin.h, LOCK_FILE_LINE_*). */
export type PostmasterPid = {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
  readonly ready: boolean;
};

// A hot standby reports 'standby'.
const READY: ReadonlySet<string> = new Set(['ready', 'standby']);

export const postmasterPidFile = (dataFolder: string): string => join(dataFolder, 'postmaster.pid');

/** Undefined when there is no file, or an incomplete one. */
export function readPostmasterPid(dataFolder: string): PostmasterPid | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterPidFile(dataFolder), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4]?.trim() ?? '',
    ready: READY.has(lines[7]?.trim() ?? ''),
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Pids are reused, so a living pid proves nothing. 'unknown' where the system does not tell. */
export function servesFolder(pid: number, dataFolder: string): boolean | 'unknown' {
  if (process.platform !== 'linux') return 'unknown';
  try {
    return readlinkSync(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, '') === dataFolder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? false : 'unknown';
  }
}

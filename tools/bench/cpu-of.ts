import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
// /proc/<pid>/stat after the name: state, parent, ... utime, stime, cutime, cstime.
const fields = (pid: string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** With its children, ended ones included; null where there is no /proc. */
export function cpuSecondsOf(pid: number): number | null {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const family = pids.flatMap((each) => {
      try {
        const own = fields(each);
        if (each === String(pid)) return [own.slice(11, 15)];
        return own[1] === String(pid) ? [own.slice(11, 13)] : [];
      } catch {
        // It has ended.
        return [];
      }
    });
    return family.flat().reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

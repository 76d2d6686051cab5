import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, readPostmasterPid } from '#server/platform/postgres/embedded/postmaster-pid.ts';

const PREFIX = 'vemoi-test-';

/** Left by killed test runs. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const runner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (runner === undefined || isAlive(Number(runner))) continue;
    const folder = join(tmpdir(), name);
    try {
      const left = readPostmasterPid(join(folder, 'postgres'));
      if (left !== undefined && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Owned by somebody else, or already swept.
    }
  }
}

/** PostgreSQL's user may enter it also when we are root. */
export function temporaryClusterFolder(): string {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

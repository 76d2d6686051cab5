import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeJsonLineLog } from '#server/adapters/system/json-line-log.ts';
import type { Environment } from '#server/application/ports/environment.ts';
import type { Log } from '#server/application/ports/log.ts';

const MOST_BYTES = 20_000_000;

/** The demo logs into its data folder, so that its terminal stays readable; everything else to stdout, where operators collect it. */
export function openLog(environment: Pick<Environment, 'profile' | 'dataDir'>): Log {
  if (environment.profile !== 'demo') return makeJsonLineLog(process.stdout, Date.now);
  const path = join(environment.dataDir, 'vemoi.log');
  mkdirSync(environment.dataDir, { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) renameSync(path, `${path}.1`);
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  // A full disk must not end the server.
  file.on('error', () => undefined);
  return makeJsonLineLog(file, Date.now);
}

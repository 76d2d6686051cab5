import { appendFileSync, createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#server/platform/ports/environment.ts';
import type { Log } from '#server/platform/ports/log.ts';
import { makeJsonLineLog } from '#server/platform/system/json-line-log.ts';

const MOST_BYTES = 20_000_000;

type Sink = { readonly write: (text: string) => unknown };

/** Lines of this interval are written together: a write per request costs as much as answering it. */
const WRITTEN_WITHIN_MS = 20;
const MOST_UNWRITTEN = 65_536;

/** `sink` is asynchronous; what is unwritten at exit is written `atOnce`. */
function gatheredLines(sink: Sink, atOnce: (text: string) => unknown): Sink {
  let said = '';
  process.once('exit', () => said !== '' && atOnce(said));
  const write = (): void => {
    const all = said;
    said = '';
    if (all !== '') sink.write(all);
  };
  return {
    write: (text) => {
      if (said === '') setTimeout(write, WRITTEN_WITHIN_MS);
      said += text;
      if (said.length > MOST_UNWRITTEN) write();
    },
  };
}

/** The demo logs to a file in its data folder, to keep its terminal readable. */
export function openLog(environment: Pick<Environment, 'profile' | 'dataDir'>, node?: number): Log {
  const always = node === undefined ? {} : { node };
  if (environment.profile !== 'demo')
    return makeJsonLineLog(
      gatheredLines(process.stdout, (text) => process.stdout.write(text)),
      Date.now,
      always,
    );
  const path = join(environment.dataDir, 'vemoi.log');
  mkdirSync(environment.dataDir, { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) renameSync(path, `${path}.1`);
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  // A full disk must not end the server.
  file.on('error', () => undefined);
  const append = (text: string): void => {
    try {
      appendFileSync(path, text);
    } catch {
      // Nor change the exit code.
    }
  };
  return makeJsonLineLog(gatheredLines(file, append), Date.now, always);
}

import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeJsonLineLog } from '#server/adapters/system/json-line-log.ts';
import type { Environment } from '#server/application/ports/environment.ts';
import type { Log } from '#server/application/ports/log.ts';

const MOST_BYTES = 20_000_000;

type Sink = { readonly write: (text: string) => unknown };

/** What is said in one turn of the event loop is written at its end, in one go: a write for each request costs as much as answering it. */
function atTheEndOfTheTurn(sink: Sink): Sink {
  let said = '';
  return {
    write: (text) => {
      if (said === '') {
        setImmediate(() => {
          const all = said;
          said = '';
          sink.write(all);
        });
      }
      said += text;
    },
  };
}

/** `node`: which of several it is, written on every line. The demo logs into its data folder, so that its terminal stays readable; everything else to stdout, where operators collect it. */
export function openLog(environment: Pick<Environment, 'profile' | 'dataDir'>, node?: number): Log {
  const always = node === undefined ? {} : { node };
  if (environment.profile !== 'demo') return makeJsonLineLog(atTheEndOfTheTurn(process.stdout), Date.now, always);
  const path = join(environment.dataDir, 'vemoi.log');
  mkdirSync(environment.dataDir, { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) renameSync(path, `${path}.1`);
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  // A full disk must not end the server.
  file.on('error', () => undefined);
  return makeJsonLineLog(atTheEndOfTheTurn(file), Date.now, always);
}

import { appendFileSync, createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#server/platform/ports/environment.ts';
import type { Log } from '#server/platform/ports/log.ts';
import { makeJsonLineLog } from '#server/platform/system/json-line-log.ts';

const MOST_BYTES = 20_000_000;

type Sink = { readonly write: (text: string) => unknown };

/**
 * What is said within this time is written in one go: a write for each request, or for each turn of the event loop,
 * costs as much as answering it.
 */
const WRITTEN_WITHIN_MS = 20;
const MOST_UNWRITTEN = 65_536;

/** `sink` takes its time; what is unwritten when the process ends is written `atOnce`. */
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

/**
 * `node`: which of several it is, written on every line. The demo logs into its data folder, so that its terminal stays
 * readable; everything else to stdout, where operators collect it.
 */
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
      // Neither must it change what the ending process says of itself.
    }
  };
  return makeJsonLineLog(gatheredLines(file, append), Date.now, always);
}

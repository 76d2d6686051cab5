import type { Log, LogFacts } from '#server/platform/ports/log.ts';

type Sink = { readonly write: (line: string) => unknown };

// A second line of defence: callers never pass headers, bodies or queries.
const SECRET = /((?:authorization|cookie|token|secret|password|code|keyring)["']?\s*[:=]\s*["']?)[^\s"',;&]+/gi;
const URL_PASSWORD = /(\b\w+:\/\/[^\s:/@]+:)[^\s@]+@/g;

const withoutSecrets = (text: string): string => text.replace(SECRET, '$1***').replace(URL_PASSWORD, '$1***@');

/** `always` is added to each line. */
export function makeJsonLineLog(sink: Sink, now: () => number, always: LogFacts = {}): Log {
  // Many lines share a millisecond.
  let lastMs = Number.NaN;
  let lastText = '';
  const moment = (ms: number): string => {
    if (ms !== lastMs) [lastMs, lastText] = [ms, new Date(ms).toISOString()];
    return lastText;
  };
  const write = (level: 'info' | 'warn' | 'error', message: string, facts: LogFacts = {}, error?: unknown): void => {
    const line: Record<string, unknown> = { at: moment(now()), level, ...always, message, ...facts };
    if (error !== undefined)
      line['error'] = withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error));
    sink.write(`${JSON.stringify(line)}\n`);
  };
  return {
    info: (message, facts) => write('info', message, facts),
    warn: (message, facts) => write('warn', message, facts),
    error: (error, message, facts) => write('error', message, facts, error),
  };
}

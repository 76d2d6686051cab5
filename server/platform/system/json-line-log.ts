import type { Log, LogFacts } from '#server/platform/ports/log.ts';

type Sink = { readonly write: (line: string) => unknown };

// Only what callers name is written: no header, no body and no query is ever taken up as a whole. This is the second
// line of defence.
const SECRET = /((?:authorization|cookie|token|secret|password|code|keyring)["']?\s*[:=]\s*["']?)[^\s"',;&]+/gi;
const URL_PASSWORD = /(\b\w+:\/\/[^\s:/@]+:)[^\s@]+@/g;

const withoutSecrets = (text: string): string => text.replace(SECRET, '$1***').replace(URL_PASSWORD, '$1***@');

/** One JSON object per line; `always` stands on each. */
export function makeJsonLineLog(sink: Sink, now: () => number, always: LogFacts = {}): Log {
  // A crowd's lines are of the same millisecond by the dozen.
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

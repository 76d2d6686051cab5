import type { Outage } from '#server/platform/ports/outage.ts';

// Class 08 (connection), 57P01..57P05 (shut down, crashed, idle), 53300 (connections), 25006 (a standby).
const STATES = /^(08...|57P0[1-5]|53300|25006)$/;
// Node's socket errors; ENOENT: the Unix socket of a database that is restarting.
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
// The driver's own errors carry no code.
const DRIVER = new RegExp(
  [
    'Connection terminated',
    'connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error',
    'not queryable',
  ].join('|'),
  'i',
);

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export const postgresOutage: Outage = {
  recognises(error) {
    if (error instanceof AggregateError) return error.errors.some((each) => postgresOutage.recognises(each));
    if (!(error instanceof Error)) return false;
    const code = codeOf(error);
    if (
      code !== undefined &&
      (STATES.test(code) || (SYSTEM.has(code) && 'syscall' in error && error.syscall !== 'open'))
    )
      return true;
    return DRIVER.test(error.message) || (error.cause !== undefined && postgresOutage.recognises(error.cause));
  },
};

/** Deadlock, serialisation, lock not available, statement and transaction time-outs, lost connections, no primary. */
const RETRYABLE = new Set([
  '40P01',
  '40001',
  '55P03',
  '57014',
  '25P04',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  '25006',
]);
// A plan invalidated by a migration.
const STALE_PLAN = '0A000';
const UNIQUE_VIOLATION = '23505';
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
const NO_CONSTRAINT: ReadonlySet<string> = new Set();

/** A statement had failed, and COMMIT rolled the transaction back. */
export class UncommittedError extends Error {
  constructor() {
    super('The batch was rolled back at its commit');
    this.name = 'UncommittedError';
  }
}

const NO_WRITES = '25006';

/** A demoted primary keeps its connections open, so this one must be closed. */
export const readOnlyError = (error: unknown): Error | undefined =>
  error instanceof Error && 'code' in error && error.code === NO_WRITES ? error : undefined;

/** After a lost connection the commands' keys tell what committed. `drawn`: constraints over fresh values. */
export function isRetryable(error: unknown, drawn: ReadonlySet<string> = NO_CONSTRAINT): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UncommittedError) return true;
  // No server takes writes right now.
  if (error instanceof AggregateError) return error.errors.some((each) => isRetryable(each));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === UNIQUE_VIOLATION)
    return 'constraint' in error && typeof error.constraint === 'string' && drawn.has(error.constraint);
  if (code !== null) return RETRYABLE.has(code) || code === STALE_PLAN || LOST.has(code);
  return /connection|terminated|timeout/i.test(error.message);
}

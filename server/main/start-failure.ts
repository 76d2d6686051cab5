import { postgresOutage } from '#server/platform/postgres/postgres-outage.ts';
import { isUserFacing } from './is-user-facing.ts';

/** A sentence where settings or environment are to blame, else the stack. */
export function startFailure(error: unknown): string {
  if (isUserFacing(error)) return error.message;
  if (postgresOutage.recognises(error)) {
    const because = error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
    return `The database does not answer (${because}). Check DATABASE_URL, or the embedded database in DATA_DIR.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { postgresOutage } from '#server/platform/postgres/postgres-outage.ts';
import { isUserFacing } from './is-user-facing.ts';

/**
 * What a person at the terminal reads when something does not start: a sentence where it is not our fault, the stack
 * where it is.
 */
export function startFailure(error: unknown): string {
  if (isUserFacing(error)) return error.message;
  if (postgresOutage.recognises(error)) {
    const because = error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
    return `The database does not answer (${because}). It is the one of DATABASE_URL, or the embedded one of DATA_DIR.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

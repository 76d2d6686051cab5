import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { REHEARSAL_LASTS } from './rehearsal.ts';

/** RUNNING: a report will come. BROKEN_OFF: a real sale came between, or the server that ran it went away. */
export type RehearsalState = 'RUNNING' | 'DONE' | 'BROKEN_OFF';

// Building the stage and taking it away come on top.
const SURELY_OVER_AFTER = REHEARSAL_LASTS + MINUTE;

export function rehearsalState(
  {
    startedAt,
    endedAt,
    report,
  }: { readonly startedAt: Instant; readonly endedAt: Instant | null; readonly report: unknown },
  now: Instant,
): RehearsalState {
  if (endedAt !== null) return report === null ? 'BROKEN_OFF' : 'DONE';
  return now < later(startedAt, SURELY_OVER_AFTER) ? 'RUNNING' : 'BROKEN_OFF';
}

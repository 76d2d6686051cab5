import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import type { Transaction } from './transaction.ts';

/** Each lane has workers of its own, so that a flood in one does not hold up another. */
export type JobLane = 'sign-in' | 'money' | 'tickets' | 'bulk';

export type NewJob = {
  readonly lane: JobLane;
  /** Finds the handler. */
  readonly task: string;
  /** JSON. Ids rather than facts: the handler reads what is true when it runs. */
  readonly payload: unknown;
  /** At once when left out. */
  readonly runAt?: Instant;
  /** While a job with this key waits, is running or is set aside, another one is not added. */
  readonly uniqueKey?: string;
  /** Tries before the job is set aside for a person; 12 when left out (about a day). */
  readonly maxAttempts?: number;
};

/** Work that must happen after the transaction that asks for it, at least once. */
export type JobQueue = {
  /** Written in the caller's transaction; workers see the jobs after its commit. */
  readonly enqueue: (tx: Transaction, jobs: readonly NewJob[]) => Promise<void>;
  /** To call after the commit: workers of this node look at once instead of at their next look. Free to forget. */
  readonly wake: (lane: JobLane) => void;
};
export const JobQueue = token<JobQueue>('JobQueue');

type RunningJob = { readonly jobId: number; readonly attempt: number; readonly payload: unknown };

/**
 * What is done for one task. It may run more than once, so it leaves the same result each time. A rejection is a failed
 * try.
 */
export type JobHandler = {
  readonly task: string;
  readonly lane: JobLane;
  /** How long one run may take before another worker may try, 60 s when left out. */
  readonly leaseMs?: number;
  readonly run: (job: RunningJob) => Promise<void>;
};
/** Each area binds its handlers to this token, one binding per handler. */
export const JobHandler = token<JobHandler>('JobHandler');

/** Something done again and again, on one node at a time: expiring holds, asking a provider, checking the books. */
export type PeriodicTask = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
};
/** Each area binds its periodic tasks to this token, one binding per task. */
export const PeriodicTask = token<PeriodicTask>('PeriodicTask');

import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import type { Transaction } from './transaction.ts';

/** Each lane has its own workers, so that a flood in one does not hold up another. */
export type JobLane = 'sign-in' | 'money' | 'tickets' | 'bulk';

export type NewJob = {
  readonly lane: JobLane;
  readonly task: string;
  /** JSON. Ids rather than facts: the handler reads the state when it runs. */
  readonly payload: unknown;
  /** At once when absent. */
  readonly runAt?: Instant;
  /** No second job is added while one with this key waits, runs or is set aside. */
  readonly uniqueKey?: string;
  /** Attempts before the job is set aside for a person; 12 when absent (about a day). */
  readonly maxAttempts?: number;
};

/** Work after a transaction's commit, at least once. */
export type JobQueue = {
  /** Written in the caller's transaction; visible to workers after its commit. */
  readonly enqueue: (tx: Transaction, jobs: readonly NewJob[]) => Promise<void>;
  /** Optional, after the commit: this node's workers poll at once. */
  readonly wake: (lane: JobLane) => void;
};
export const JobQueue = token<JobQueue>('JobQueue');

type RunningJob = { readonly jobId: number; readonly attempt: number; readonly payload: unknown };

/** Handles one task. Must be idempotent. A rejection is a failed attempt. */
export type JobHandler = {
  readonly task: string;
  readonly lane: JobLane;
  /** How long one run may take before another worker may try; 60 s when absent. */
  readonly leaseMs?: number;
  readonly run: (job: RunningJob) => Promise<void>;
};
/** Multi-bound: one binding per handler. */
export const JobHandler = token<JobHandler>('JobHandler');

export type PeriodicTask = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
};
/** Multi-bound: one binding per task. */
export const PeriodicTask = token<PeriodicTask>('PeriodicTask');

import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import type { JobLane } from './job-queue.ts';

/**
 * A job that this worker may run until its lease ends. `attempt` fences it: after the lease another worker holds the
 * next attempt.
 */
export type LeasedJob = {
  readonly jobId: number;
  readonly task: string;
  readonly payload: unknown;
  readonly attempt: number;
  readonly maxAttempts: number;
};
type JobLease = Pick<LeasedJob, 'jobId' | 'attempt'>;

export type JobCounts = {
  readonly lane: JobLane;
  readonly waiting: number;
  readonly dead: number;
  readonly oldestDueMs: number;
};

/** The workers' side of the job table. */
export type JobStore = {
  /** Up to `limit` due jobs of the lane, oldest first, skipping those that other workers hold. */
  readonly claim: (lane: JobLane, limit: number, leaseMs: number) => Promise<readonly LeasedJob[]>;
  /** False when the lease was lost meanwhile. */
  readonly renew: (lease: JobLease, leaseMs: number) => Promise<boolean>;
  readonly finish: (lease: JobLease) => Promise<boolean>;
  /** To be tried again at a moment, or set aside for a person. */
  readonly fail: (lease: JobLease, because: string, next: { readonly retryAt: Instant } | 'dead') => Promise<boolean>;
  /** Jobs whose last attempt was never answered (the node died in it) are set aside; answers how many. */
  readonly buryLost: () => Promise<number>;
  readonly counts: () => Promise<readonly JobCounts[]>;
};
export const JobStore = token<JobStore>('JobStore');

/** Claims a periodic task for this node: true on one node per period. */
export type PeriodicClaims = { readonly claim: (name: string, everyMs: number) => Promise<boolean> };
export const PeriodicClaims = token<PeriodicClaims>('PeriodicClaims');

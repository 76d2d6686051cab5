import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import type { JobLane } from './job-queue.ts';

/** A job leased to this worker. `attempt` fences it: after the lease another worker holds the next attempt. */
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
  /** Up to `limit` due jobs of the lane, oldest first, skipping those of other workers. */
  readonly claim: (lane: JobLane, limit: number, leaseMs: number) => Promise<readonly LeasedJob[]>;
  /** False when the lease was lost. */
  readonly renew: (lease: JobLease, leaseMs: number) => Promise<boolean>;
  readonly finish: (lease: JobLease) => Promise<boolean>;
  /** Schedules a retry, or sets the job aside for a person. */
  readonly fail: (lease: JobLease, because: string, next: { readonly retryAt: Instant } | 'dead') => Promise<boolean>;
  /** Sets aside jobs whose node died in the last attempt; returns how many. */
  readonly buryLost: () => Promise<number>;
  readonly counts: () => Promise<readonly JobCounts[]>;
};
export const JobStore = token<JobStore>('JobStore');

/** Claims a periodic task for this node: true on one node per period. */
export type PeriodicClaims = { readonly claim: (name: string, everyMs: number) => Promise<boolean> };
export const PeriodicClaims = token<PeriodicClaims>('PeriodicClaims');

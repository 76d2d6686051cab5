import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { JobLane } from '#server/platform/ports/job-queue.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** Of the payload only the event's number: the rest may be personal. */
export type SetAsideJobRow = {
  readonly jobId: number;
  readonly task: string;
  readonly lane: JobLane;
  readonly attempts: number;
  readonly error: string | null;
  readonly eventId: number | null;
  readonly setAsideAt: Instant;
};

export type DroppedEmailRow = {
  readonly emailMessageId: string;
  readonly message: string;
  readonly recipient: string;
  /** A code; old rows may hold another text. */
  readonly because: string;
  /** What the mail server said. */
  readonly detail: string | null;
  readonly queuedAt: Instant;
  readonly droppedAt: Instant;
};

type LockedJob = Pick<SetAsideJobRow, 'task' | 'lane' | 'attempts'>;

export type SetAsideWork = {
  /** Newest first. */
  readonly jobs: (page: PageRequest) => Promise<Page<SetAsideJobRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countJobs: () => Promise<number | null>;
  /** Newest first. */
  readonly emails: (page: PageRequest) => Promise<Page<DroppedEmailRow>>;
  readonly countEmails: () => Promise<number | null>;
  /** Null: not set aside. */
  readonly lockJob: (tx: Transaction, jobId: number) => Promise<LockedJob | null>;
  /** Due at once, with all its attempts. */
  readonly retryJob: (tx: Transaction, jobId: number) => Promise<void>;
  readonly removeJob: (tx: Transaction, jobId: number) => Promise<void>;
  /** Null: not dropped. */
  readonly lockEmail: (
    tx: Transaction,
    emailMessageId: string,
  ) => Promise<Pick<DroppedEmailRow, 'message' | 'because'> | null>;
  /** To be sent again. */
  readonly reviveEmail: (tx: Transaction, emailMessageId: string) => Promise<void>;
};

export const SetAsideWork: Token<SetAsideWork> = token<SetAsideWork>('SetAsideWork');

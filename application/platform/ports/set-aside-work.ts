import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type SetAsideJob = {
  readonly id: string;
  readonly task: string;
  readonly lane: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly eventId: number | null;
  readonly setAsideAt: Instant;
  readonly mayRetry: boolean;
};

export type DroppedEmail = {
  readonly id: string;
  readonly message: string;
  readonly recipient: string;
  readonly reason: string;
  readonly detail: string | null;
  readonly droppedAt: Instant;
  readonly mayResend: boolean;
};

/** Work that waits for a person; lists are newest first. */
export type SetAsideWork = {
  readonly jobs: (at: PageAt) => Promise<Result<Page<SetAsideJob>, Refusal>>;
  readonly emails: (at: PageAt) => Promise<Result<Page<DroppedEmail>, Refusal>>;
  readonly retryJob: (jobId: string) => Promise<Result<null, Refusal>>;
  /** For good. */
  readonly dropJob: (jobId: string) => Promise<Result<null, Refusal>>;
  readonly resendEmail: (emailId: string) => Promise<Result<null, Refusal>>;
};

export const SetAsideWork: Token<SetAsideWork> = token<SetAsideWork>('SetAsideWork');

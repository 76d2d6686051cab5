import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { SetAsideWork } from '#server/platform/set-aside/ports/set-aside-work.ts';
import { mayRetryJob } from './may-retry-job.ts';

type SettleJobInput = { readonly jobId: number; readonly how: 'RETRY' | 'DROP'; readonly by: AccountId };

/** Audited. NOT_FOUND: it is not set aside. */
export type SettleJob = (input: SettleJobInput) => Promise<Result<null, RefusalOf<'NOT_FOUND' | 'FORBIDDEN'>>>;

export const SettleJob = defineUseCase(
  'SettleJob',
  { work: SetAsideWork, jobs: JobQueue, transact: Transact, audit: AuditLog },
  ({ work, jobs, transact, audit }): SettleJob =>
    async ({ jobId, how, by }) => {
      const settled = await transact.transaction(async (tx) => {
        const job = await work.lockJob(tx, jobId);
        if (job === null) return refused({ code: 'NOT_FOUND' } as const);
        if (how === 'RETRY' && !mayRetryJob(job.task)) return refused({ code: 'FORBIDDEN' } as const);
        await (how === 'RETRY' ? work.retryJob(tx, jobId) : work.removeJob(tx, jobId));
        await audit.record(tx, {
          act: how === 'RETRY' ? 'job.retried' : 'job.dropped',
          subject: `job:${jobId}`,
          eventId: null,
          actor: by,
          facts: { task: job.task, attempts: job.attempts },
        });
        return ok(job);
      });
      if (!settled.ok) return settled;
      if (how === 'RETRY') jobs.wake(settled.value.lane);
      return ok(null);
    },
);

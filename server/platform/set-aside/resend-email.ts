import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { mayResendEmail } from '#domain/people/email-drop-reason.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { jobOfEmail } from '#server/platform/mail/email-jobs.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { SetAsideWork } from '#server/platform/set-aside/ports/set-aside-work.ts';

type ResendEmailInput = { readonly emailMessageId: string; readonly by: AccountId };

/** Audited. NOT_FOUND: it was not dropped. */
export type ResendEmail = (input: ResendEmailInput) => Promise<Result<null, RefusalOf<'NOT_FOUND' | 'FORBIDDEN'>>>;

export const ResendEmail = defineUseCase(
  'ResendEmail',
  { work: SetAsideWork, jobs: JobQueue, transact: Transact, audit: AuditLog },
  ({ work, jobs, transact, audit }): ResendEmail =>
    async ({ emailMessageId, by }) => {
      const revived = await transact.transaction(async (tx) => {
        const email = await work.lockEmail(tx, emailMessageId);
        if (email === null) return refused({ code: 'NOT_FOUND' } as const);
        if (!mayResendEmail(email.message, email.because)) return refused({ code: 'FORBIDDEN' } as const);
        const job = jobOfEmail(email.message);
        await work.reviveEmail(tx, emailMessageId);
        await jobs.enqueue(tx, [{ ...job, payload: { emailMessageId }, uniqueKey: `send-email:${emailMessageId}` }]);
        await audit.record(tx, {
          act: 'email.resent',
          subject: `email:${emailMessageId}`,
          eventId: null,
          actor: by,
          facts: { message: email.message },
        });
        return ok(job);
      });
      if (!revived.ok) return revived;
      jobs.wake(revived.value.lane);
      return ok(null);
    },
);

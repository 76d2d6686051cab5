import { z } from 'zod';
import { ok } from '#domain/kernel/result.ts';
import { EMAIL_DROP_REASONS, mayResendEmail } from '#domain/people/email-drop-reason.ts';
import { hidePersonal } from '#domain/people/hide-personal.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { paging } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import type { EmailMessage } from '#server/platform/ports/email-outbox.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { mayRetryJob } from '#server/platform/set-aside/may-retry-job.ts';
import { SetAsideWork } from '#server/platform/set-aside/ports/set-aside-work.ts';
import { ResendEmail } from '#server/platform/set-aside/resend-email.ts';
import { SettleJob } from '#server/platform/set-aside/settle-job.ts';
import { EMAIL_DROPS_SAID } from '#words/platform/email-drops.ts';
import type { Said } from '#words/platform/said.ts';
import { EMAILS_SAID, JOBS_SAID } from '#words/platform/set-aside-names.ts';

const access = onPlatform('admin.set-aside');
const jobId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const hidden = (text: string | null): string | null => (text === null ? null : hidePersonal(text));

// Rows keep the names of an older version.
const JOB_NAMES: ReadonlyMap<string, Said> = new Map(Object.entries(JOBS_SAID));
const EMAIL_NAMES: ReadonlyMap<string, Said> = new Map(
  Object.entries(EMAILS_SAID satisfies Readonly<Record<EmailMessage, Said>>),
);

const settling = (how: 'RETRY' | 'DROP') =>
  rootField({
    access,
    input: z.object({ id: jobId }),
    resolve: async ({ id }, context) => {
      const settled = await context.use(SettleJob)({ jobId: id, how, by: context.accountId });
      return settled.ok ? ok(true) : settled;
    },
  });

export const setAsideResolvers: Resolvers = {
  Query: {
    set_aside_jobs: rootField({
      access,
      input: z.object(paging),
      resolve: async (asked, context) => {
        const cursors = cursorsOf(context.use(Keyring), 'set_aside_jobs', {});
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const work = context.use(SetAsideWork);
        const found = await work.jobs(page.value);
        return ok({
          entries: found.rows.map((job) => ({
            id: String(job.jobId),
            task: job.task,
            task_name: JOB_NAMES.get(job.task)?.[context.locale] ?? job.task,
            lane: job.lane,
            attempts: job.attempts,
            error: hidden(job.error),
            event_id: job.eventId,
            set_aside_at: job.setAsideAt,
            may_retry: mayRetryJob(job.task),
          })),
          metadata: cursors.metadata(found, () => work.countJobs()),
        });
      },
    }),
    dropped_emails: rootField({
      access,
      input: z.object(paging),
      resolve: async (asked, context) => {
        const cursors = cursorsOf(context.use(Keyring), 'dropped_emails', {});
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const work = context.use(SetAsideWork);
        const found = await work.emails(page.value);
        return ok({
          entries: found.rows.map((email) => {
            const because = EMAIL_DROP_REASONS.find((known) => known === email.because);
            return {
              id: email.emailMessageId,
              message: email.message,
              message_name: EMAIL_NAMES.get(email.message)?.[context.locale] ?? email.message,
              recipient: email.recipient,
              reason: because === undefined ? email.because : EMAIL_DROPS_SAID[because][context.locale],
              detail: hidden(email.detail),
              queued_at: email.queuedAt,
              dropped_at: email.droppedAt,
              may_resend: mayResendEmail(email.message, email.because),
            };
          }),
          metadata: cursors.metadata(found, () => work.countEmails()),
        });
      },
    }),
  },
  Mutation: {
    retry_set_aside_job: settling('RETRY'),
    drop_set_aside_job: settling('DROP'),
    resend_dropped_email: rootField({
      access,
      input: z.object({ id: z.uuid() }),
      resolve: async ({ id }, context) => {
        const sent = await context.use(ResendEmail)({ emailMessageId: id, by: context.accountId });
        return sent.ok ? ok(true) : sent;
      },
    }),
  },
};

import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { PageAt } from '#application/platform/ports/page.ts';
import type { SetAsideWork } from '#application/platform/ports/set-aside-work.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  DroppedEmailsDocument,
  DropSetAsideJobDocument,
  ResendDroppedEmailDocument,
  RetrySetAsideJobDocument,
  SetAsideJobsDocument,
} from './set-aside.gen.ts';

const pageOf = (at: PageAt) => ({ after: at.after ?? null, before: at.before ?? null });
const done = (answer: Result<unknown, Refusal>): Result<null, Refusal> => (answer.ok ? ok(null) : answer);

export const makeGraphqlSetAsideWork = (transport: GraphqlTransport): SetAsideWork => ({
  async jobs(at) {
    const answer = await transport(SetAsideJobsDocument, pageOf(at));
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.set_aside_jobs;
    return ok({
      entries: entries.map(({ event_id: eventId, set_aside_at: setAsideAt, may_retry: mayRetry, ...job }) => ({
        ...job,
        eventId,
        setAsideAt,
        mayRetry,
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  async emails(at) {
    const answer = await transport(DroppedEmailsDocument, pageOf(at));
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.dropped_emails;
    return ok({
      entries: entries.map(({ dropped_at: droppedAt, may_resend: mayResend, ...email }) => ({
        ...email,
        droppedAt,
        mayResend,
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  retryJob: async (id) => done(await transport(RetrySetAsideJobDocument, { id })),
  dropJob: async (id) => done(await transport(DropSetAsideJobDocument, { id })),
  resendEmail: async (id) => done(await transport(ResendDroppedEmailDocument, { id })),
});

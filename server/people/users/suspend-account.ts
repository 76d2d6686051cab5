import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideSuspension, evolveSuspension, type SuspensionCommand } from '#domain/people/suspension.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { Suspensions } from '#server/people/ports/suspensions.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { tellOwner } from '#server/people/tell-owner.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { STOP_SALES_JOB } from './stop-sales-job.ts';

/** FORBIDDEN: one's own account, or the actor is no longer an administrator. Repeating changes nothing. */
export type SuspendAccount = (given: {
  readonly accountId: AccountId;
  readonly by: AccountId;
  /** Null lifts the suspension. */
  readonly reason: string | null;
}) => Promise<Result<true, RefusalOf<'NOT_FOUND'> | RefusalOf<'FORBIDDEN'> | RefusalOf<'INVALID_INPUT'>>>;

const ACTS = { SUSPENDED: 'account.suspended', LIFTED: 'account.suspension-lifted' } as const;

export const SuspendAccount = defineUseCase(
  'SuspendAccount',
  {
    suspensions: Suspensions,
    accounts: AccountRows,
    sessions: SessionRows,
    viewers: ViewerFacts,
    outbox: EmailOutbox,
    jobs: JobQueue,
    audit: AuditLog,
    bus: EventBus,
    transact: Transact,
    clock: Clock,
    ids: NewId,
  },
  ({ suspensions, accounts, sessions, viewers, outbox, jobs, audit, bus, transact, clock, ids }): SuspendAccount =>
    async ({ accountId, by, reason }) => {
      const owner = await accounts.find(accountId);
      if (owner === null) return refused({ code: 'NOT_FOUND' });
      const now = clock.now();
      const command: SuspensionCommand = reason === null ? { kind: 'LIFT' } : { kind: 'SUSPEND', reason, at: now };
      const ended: string[] = [];
      const done = await transact.transaction(async (tx): ReturnType<SuspendAccount> => {
        const [account, actor] = await suspensions.lock(tx, accountId, by);
        if (account === null || actor === null) return refused({ code: 'NOT_FOUND' });
        const decided = decideSuspension(account, command, actor);
        if (!decided.ok)
          return decided.refusal.code === 'REASON_REQUIRED'
            ? refused({ code: 'INVALID_INPUT', field: 'reason', problem: { kind: 'REQUIRED' } })
            : refused({ code: 'FORBIDDEN' });
        for (const event of decided.value) {
          const suspension = evolveSuspension(account.suspension, event);
          await suspensions.put(tx, accountId, suspension);
          const facts = suspension === null ? {} : { reason: suspension.reason };
          const subject = `account:${accountId}` as const;
          await audit.record(tx, { act: ACTS[event.kind], subject, eventId: null, actor: by, facts });
          if (suspension === null) {
            await tellOwner({ outbox, ids }, tx, owner, 'SUSPENSION_LIFTED');
            continue;
          }
          const content = { message: 'account-suspended', noticeId: ids.newId(), reason: suspension.reason } as const;
          await outbox.queue(tx, [{ content, recipient: owner.email, locale: owner.locale }]);
          for (const { sessionFamilyId } of await sessions.openFamilies(accountId)) {
            if (!(await sessions.endFamily(tx, accountId, sessionFamilyId, now, 'ENDED_BY_STAFF'))) continue;
            ended.push(sessionFamilyId);
            await audit.record(tx, {
              act: 'session.ended',
              subject: `session:${sessionFamilyId}`,
              eventId: null,
              actor: by,
              facts: { because: 'ENDED_BY_STAFF' },
            });
          }
          await jobs.enqueue(tx, [{ ...STOP_SALES_JOB, payload: { accountId, by } }]);
        }
        return ok(true);
      });
      if (!done.ok) return done;
      viewers.forget(accountId);
      for (const sessionFamilyId of ended) bus.publish({ kind: 'session-ended', accountId, sessionFamilyId });
      jobs.wake(STOP_SALES_JOB.lane);
      return done;
    },
);

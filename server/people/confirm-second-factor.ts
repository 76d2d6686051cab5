import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { Authenticator } from '#server/people/ports/authenticator.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import { type FactorTrouble, takeFactorCode } from './take-factor-code.ts';
import { tellOwner } from './tell-owner.ts';

/** The code also counts as given in this session. Recovery codes are answered once. */
export type ConfirmSecondFactor = (
  accountId: AccountId,
  sessionFamilyId: string,
  code: string,
) => Promise<Result<readonly string[], FactorTrouble | RefusalOf<'NOT_FOUND'>>>;

export const ConfirmSecondFactor = defineUseCase(
  'ConfirmSecondFactor',
  {
    rows: SecondFactorRows,
    sessions: SessionRows,
    accounts: AccountRows,
    authenticator: Authenticator,
    transact: Transact,
    clock: Clock,
    secrets: SecretSource,
    outbox: EmailOutbox,
    jobs: JobQueue,
    ids: NewId,
    audit: AuditLog,
  },
  (parts): ConfirmSecondFactor => {
    const { rows, sessions, accounts, transact, clock, jobs, audit } = parts;
    return async (accountId, sessionFamilyId, code) => {
      const account = await accounts.find(accountId);
      const now = clock.now();
      const confirmed = await transact.transaction(
        async (tx): Promise<Result<readonly string[], FactorTrouble | RefusalOf<'NOT_FOUND'>>> => {
          const row = await rows.find(tx, accountId);
          if (account === null || row === null || row.confirmed) return refused({ code: 'NOT_FOUND' });
          const taken = await takeFactorCode(parts, tx, accountId, { row, code, now });
          if (!taken.ok) return taken;
          const codes = await issueRecoveryCodes(parts, tx, accountId, now);
          await sessions.factorGiven(tx, accountId, sessionFamilyId, now);
          await tellOwner(parts, tx, account, 'SECOND_FACTOR_SET_UP');
          await audit.record(tx, {
            act: 'second-factor.set-up',
            subject: `account:${accountId}`,
            eventId: null,
            actor: accountId,
          });
          return ok(codes);
        },
      );
      jobs.wake('tickets');
      return confirmed;
    };
  },
);

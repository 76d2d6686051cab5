import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase, type Provided } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AccountNotice } from '#domain/people/account-notice.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { type AccountRow, AccountRows } from '#server/people/ports/account-rows.ts';
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
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import { type FactorTrouble, takeFactorCode } from './take-factor-code.ts';
import { tellOwner } from './tell-owner.ts';

type Refused = FactorTrouble | RefusalOf<'NOT_FOUND'>;
type Change<Value> = (accountId: AccountId, code: string) => Promise<Result<Value, Refused>>;

/** Platform rights end in every session. */
export type RemoveSecondFactor = Change<true>;
export type RenewRecoveryCodes = Change<readonly string[]>;

const NEEDS = {
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
} as const;

type Parts = Provided<typeof NEEDS>;

/** A code of the app, or a recovery code. */
const afterCode =
  <Value>(
    parts: Parts,
    act: 'second-factor.removed' | 'second-factor.codes-renewed',
    notice: AccountNotice,
    change: (tx: Transaction, owner: AccountRow) => Promise<Value>,
  ): Change<Value> =>
  async (accountId, code) => {
    const { rows, accounts, transact, clock, jobs, audit } = parts;
    const owner = await accounts.find(accountId);
    const now = clock.now();
    const changed = await transact.transaction(async (tx): Promise<Result<Value, Refused>> => {
      const row = await rows.find(tx, accountId);
      if (owner === null || row === null || !row.confirmed) return refused({ code: 'NOT_FOUND' });
      const taken = await takeFactorCode(parts, tx, accountId, { row, code, now });
      if (!taken.ok) return taken;
      const value = await change(tx, owner);
      await tellOwner(parts, tx, owner, notice);
      await audit.record(tx, { act, subject: `account:${accountId}`, eventId: null, actor: accountId });
      return ok(value);
    });
    jobs.wake('tickets');
    return changed;
  };

export const RemoveSecondFactor = defineUseCase(
  'RemoveSecondFactor',
  NEEDS,
  (parts): RemoveSecondFactor =>
    afterCode(parts, 'second-factor.removed', 'SECOND_FACTOR_REMOVED', async (tx, { accountId }) => {
      await parts.rows.remove(tx, accountId);
      await parts.sessions.forgetFactors(tx, accountId);
      return true as const;
    }),
);

export const RenewRecoveryCodes = defineUseCase(
  'RenewRecoveryCodes',
  NEEDS,
  (parts): RenewRecoveryCodes =>
    afterCode(parts, 'second-factor.codes-renewed', 'RECOVERY_CODES_RENEWED', (tx, { accountId }) =>
      issueRecoveryCodes(parts, tx, accountId, parts.clock.now()),
    ),
);

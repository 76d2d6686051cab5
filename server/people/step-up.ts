import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type SecondFactorStep, secondFactorStep } from '#domain/people/second-factor.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { Authenticator } from '#server/people/ports/authenticator.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type FactorTrouble, takeFactorCode } from './take-factor-code.ts';
import { tellOwner } from './tell-owner.ts';

/** Only if the account has an app (null: no code given). The owner is told of a used recovery code. */
export type StepUp = (accountId: AccountId, code: string | null) => Promise<Result<SecondFactorStep, FactorTrouble>>;

export const StepUp = defineUseCase(
  'StepUp',
  {
    rows: SecondFactorRows,
    accounts: AccountRows,
    authenticator: Authenticator,
    secrets: SecretSource,
    transact: Transact,
    clock: Clock,
    outbox: EmailOutbox,
    jobs: JobQueue,
    ids: NewId,
  },
  (parts): StepUp =>
    async (accountId, code) => {
      const { rows, accounts, transact, clock, jobs } = parts;
      const owner = code === null ? null : await accounts.find(accountId);
      const step = await transact.transaction(async (tx): Promise<Result<SecondFactorStep, FactorTrouble>> => {
        const row = await rows.find(tx, accountId);
        if (row === null || !row.confirmed) return ok(secondFactorStep(null, []));
        if (code === null) return ok(secondFactorStep(null, ['TOTP']));
        const taken = await takeFactorCode(parts, tx, accountId, { row, code, now: clock.now() });
        if (!taken.ok) return taken;
        if (taken.value === 'RECOVERY_CODE' && owner !== null) await tellOwner(parts, tx, owner, 'RECOVERY_CODE_USED');
        return ok(secondFactorStep('TOTP', ['TOTP']));
      });
      jobs.wake('tickets');
      return step;
    },
);

import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type SecondFactorStep, secondFactorStep } from '#domain/people/second-factor.ts';
import { Authenticator } from '#server/people/ports/authenticator.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type FactorTrouble, takeFactorCode } from './take-factor-code.ts';

/**
 * Requires an authenticator code before a sensitive act, if the account has an app (null: no code given). Uses the code
 * up.
 */
export type StepUp = (accountId: AccountId, code: string | null) => Promise<Result<SecondFactorStep, FactorTrouble>>;

export const StepUp = defineUseCase(
  'StepUp',
  { rows: SecondFactorRows, authenticator: Authenticator, transact: Transact, clock: Clock },
  ({ rows, authenticator, transact, clock }): StepUp =>
    (accountId, code) =>
      transact.transaction(async (tx): Promise<Result<SecondFactorStep, FactorTrouble>> => {
        const row = await rows.find(tx, accountId);
        if (row === null || !row.confirmed) return ok(secondFactorStep(null, []));
        if (code === null) return ok(secondFactorStep(null, ['TOTP']));
        const taken = await takeFactorCode({ rows, authenticator }, tx, accountId, { row, code, now: clock.now() });
        return taken.ok ? ok(secondFactorStep('TOTP', ['TOTP'])) : taken;
      }),
);

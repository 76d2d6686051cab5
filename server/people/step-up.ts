import { ok, type Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type SecondFactorStep, secondFactorStep } from '#domain/people/second-factor.ts';
import type { Authenticator } from '#server/people/ports/authenticator.ts';
import type { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Transact } from '#server/platform/ports/transact.ts';
import { type FactorTrouble, takeFactorCode } from './take-factor-code.ts';

/** What stands before a sensitive act of an account that gives this code (null: none). A code is used up by it. */
export type StepUp = (accountId: AccountId, code: string | null) => Promise<Result<SecondFactorStep, FactorTrouble>>;
export const StepUp: Token<StepUp> = token<StepUp>('StepUp');

export type SecondFactorParts = {
  readonly rows: SecondFactorRows;
  readonly authenticator: Authenticator;
  readonly transact: Transact;
  readonly clock: Clock;
};

export function makeStepUp({ rows, authenticator, transact, clock }: SecondFactorParts): StepUp {
  return (accountId, code) =>
    transact.transaction(async (tx): Promise<Result<SecondFactorStep, FactorTrouble>> => {
      const row = await rows.find(tx, accountId);
      if (row === null || !row.confirmed) return ok(secondFactorStep(null, []));
      if (code === null) return ok(secondFactorStep(null, ['TOTP']));
      const taken = await takeFactorCode({ rows, authenticator }, tx, accountId, { row, code, now: clock.now() });
      return taken.ok ? ok(secondFactorStep('TOTP', ['TOTP'])) : taken;
    });
}

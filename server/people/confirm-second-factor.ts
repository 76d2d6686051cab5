import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Authenticator } from '#server/people/ports/authenticator.ts';
import { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type FactorTrouble, takeFactorCode } from './take-factor-code.ts';

/** Confirms a new authenticator app with its first code. NOT_FOUND when none was begun. */
export type ConfirmSecondFactor = (
  accountId: AccountId,
  code: string,
) => Promise<Result<true, FactorTrouble | RefusalOf<'NOT_FOUND'>>>;

export const ConfirmSecondFactor = defineUseCase(
  'ConfirmSecondFactor',
  { rows: SecondFactorRows, authenticator: Authenticator, transact: Transact, clock: Clock, audit: AuditLog },
  ({ rows, authenticator, transact, clock, audit }): ConfirmSecondFactor =>
    (accountId, code) =>
      transact.transaction(async (tx): Promise<Result<true, FactorTrouble | RefusalOf<'NOT_FOUND'>>> => {
        const row = await rows.find(tx, accountId);
        if (row === null || row.confirmed) return refused({ code: 'NOT_FOUND' });
        const taken = await takeFactorCode({ rows, authenticator }, tx, accountId, { row, code, now: clock.now() });
        if (!taken.ok) return taken;
        await audit.record(tx, {
          act: 'second-factor.set-up',
          subject: `account:${accountId}`,
          eventId: null,
          actor: accountId,
        });
        return ok(true as const);
      }),
);

import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { SecondFactorParts } from './step-up.ts';
import { type FactorTrouble, takeFactorCode } from './take-factor-code.ts';

/**
 * The first code of an app that was just set up; from then on its codes are asked for. NOT_FOUND where none was begun.
 */
export type ConfirmSecondFactor = (
  accountId: AccountId,
  code: string,
) => Promise<Result<true, FactorTrouble | RefusalOf<'NOT_FOUND'>>>;
export const ConfirmSecondFactor: Token<ConfirmSecondFactor> = token<ConfirmSecondFactor>('ConfirmSecondFactor');

export function makeConfirmSecondFactor({
  rows,
  authenticator,
  transact,
  clock,
  audit,
}: SecondFactorParts & { readonly audit: AuditLog }): ConfirmSecondFactor {
  return (accountId, code) =>
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
    });
}

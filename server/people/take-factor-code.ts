import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { acceptedStep, MOST_WRONG_CODES, readRecoveryCode } from '#domain/people/second-factor.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Authenticator } from '#server/people/ports/authenticator.ts';
import type { SecondFactorRow, SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import type { SecretSource } from '#server/platform/ports/secret-source.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

const REST = 15 * MINUTE;

type FactorParts = {
  readonly rows: SecondFactorRows;
  readonly authenticator: Authenticator;
  readonly secrets: Pick<SecretSource, 'digest'>;
};
type Given = { readonly row: SecondFactorRow; readonly code: string; readonly now: Instant };
export type FactorTrouble = RefusalOf<'CODE_WRONG'> | RefusalOf<'RATE_LIMITED'>;

export type TakenCode = 'APP' | 'RECOVERY_CODE';

export async function takeFactorCode(
  { rows, authenticator, secrets }: FactorParts,
  tx: Transaction,
  accountId: AccountId,
  { row, code, now }: Given,
): Promise<Result<TakenCode, FactorTrouble>> {
  const rested = row.wrongAt === null || later(row.wrongAt, REST) <= now;
  const wrongCodes = rested ? 0 : row.wrongCodes;
  if (wrongCodes >= MOST_WRONG_CODES)
    return refused({ code: 'RATE_LIMITED', retryAt: later(row.wrongAt ?? now, REST) });
  const recovery = readRecoveryCode(code);
  if (recovery !== null && row.confirmed && (await rows.spendCode(tx, accountId, secrets.digest(recovery), now))) {
    await rows.save(tx, accountId, { ...row, wrongCodes: 0, wrongAt: null }, now);
    return ok('RECOVERY_CODE');
  }
  const step = acceptedStep({
    code,
    now,
    lastStep: row.lastStep,
    macOf: (one) => authenticator.macOf(row.secret, one),
  });
  if (step === null) {
    await rows.save(tx, accountId, { ...row, wrongCodes: wrongCodes + 1, wrongAt: now }, now);
    return refused({ code: 'CODE_WRONG', triesLeft: MOST_WRONG_CODES - wrongCodes - 1 });
  }
  await rows.save(tx, accountId, { ...row, confirmed: true, lastStep: step, wrongCodes: 0, wrongAt: null }, now);
  return ok('APP');
}

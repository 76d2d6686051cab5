import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { newRecoveryCode, RECOVERY_CODES, readRecoveryCode } from '#domain/people/second-factor.ts';
import type { SecondFactorRows } from '#server/people/ports/second-factor-rows.ts';
import type { SecretSource } from '#server/platform/ports/secret-source.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

type Parts = { readonly rows: SecondFactorRows; readonly secrets: SecretSource };

export async function issueRecoveryCodes(
  { rows, secrets }: Parts,
  tx: Transaction,
  accountId: AccountId,
  at: Instant,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(secrets.below));
  const hashes = codes.map((code) => secrets.digest(readRecoveryCode(code) ?? code));
  await rows.issueCodes(tx, accountId, hashes, at);
  return codes;
}

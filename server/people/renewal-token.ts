import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SecretSource } from '#server/platform/ports/secret-source.ts';

/** A renewal token: the account tells where it is kept, the rest is chance. */
export const newRenewalToken = (accountId: AccountId, secrets: SecretSource): string =>
  `r1.${withoutDashes(accountId)}.${secrets.text()}`;

/** Whose renewal token this is; null for a text of another shape. */
export function accountOfRenewalToken(text: string): AccountId | null {
  const account = /^r1\.([0-9a-f]{32})\.[A-Za-z0-9_-]{43}$/.exec(text)?.[1];
  return account === undefined ? null : (withDashes(account) as AccountId | null);
}

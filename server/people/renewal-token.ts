import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SecretSource } from '#server/platform/ports/secret-source.ts';

/** The account locates it, the rest is random. */
export const newRenewalToken = (accountId: AccountId, secrets: SecretSource): string =>
  `r1.${withoutDashes(accountId)}.${secrets.text()}`;

/** Null for malformed text. */
export function accountOfRenewalToken(text: string): AccountId | null {
  const account = /^r1\.([0-9a-f]{32})\.[A-Za-z0-9_-]{43}$/.exec(text)?.[1];
  return account === undefined ? null : (withDashes(account) as AccountId | null);
}

import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { type Instant, instant, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { ACCESS_TOKEN_LIFE } from '#domain/people/session-family.ts';
import type { SignedInSession } from '#server/people/ports/access-token-reader.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

export type AccessToken = { readonly accessToken: string; readonly expiresAt: Instant };

/** `v1.<account>.<session>.<issued, ms in base 36>.<key id>.<mac>`; only the signature is secret. */
export function writeAccessToken(
  keyring: Keyring,
  session: { readonly accountId: AccountId; readonly sessionFamilyId: string },
  now: Instant,
): AccessToken {
  const claim = `v1.${withoutDashes(session.accountId)}.${withoutDashes(session.sessionFamilyId)}.${now.toString(36)}`;
  return {
    accessToken: `${claim}.${keyring.signText('access-token', claim)}`,
    expiresAt: later(now, ACCESS_TOKEN_LIFE),
  };
}

/** Null for a foreign or expired token, and for one issued more than a minute in the future. */
export function readAccessToken(keyring: Keyring, accessToken: string, now: Instant): SignedInSession | null {
  const [version, account = '', session = '', issued = '', keyId = '', mac = '', ...more] = accessToken.split('.');
  if (version !== 'v1' || more.length > 0 || accessToken.length > 200) return null;
  const claim = accessToken.slice(0, -(keyId.length + mac.length + 2));
  if (!keyring.verifyText('access-token', claim, accessToken.slice(claim.length + 1))) return null;
  const [accountId, sessionFamilyId, issuedAt] = [
    withDashes(account),
    withDashes(session),
    Number.parseInt(issued, 36),
  ];
  if (accountId === null || sessionFamilyId === null || !Number.isSafeInteger(issuedAt)) return null;
  const expiresAt = later(instant(issuedAt), ACCESS_TOKEN_LIFE);
  return now < expiresAt && now > later(instant(issuedAt), -60_000)
    ? { accountId: accountId as AccountId, sessionFamilyId, expiresAt }
    : null;
}

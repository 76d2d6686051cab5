import { type Instant, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

const LINK_LIFE = 5 * MINUTE;

type Whose = { readonly fileId: string; readonly accountId: AccountId };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** It opens only with a signature. */
export const privateFilePath = (fileId: string): string => `/files/private/${fileId}`;

/** With or without origin and query; null for anything else. */
export function privateFileIdOf(address: string): string | null {
  const fileId = /^(?:https?:\/\/[^/?#]+)?\/files\/private\/([0-9a-f-]{36})(?:[?#].*)?$/.exec(address)?.[1];
  return fileId !== undefined && ID.test(fileId) ? fileId : null;
}

const signed = ({ fileId, accountId }: Whose, expires: Instant): string => `${fileId} ${accountId} ${expires}`;

export function writePrivateLink(keyring: Keyring, whose: Whose, now: Instant): string {
  const expires = later(now, LINK_LIFE);
  const query = new URLSearchParams({
    account: whose.accountId,
    expires: String(expires),
    signature: keyring.signText('private-link', signed(whose, expires)),
  });
  return `${privateFilePath(whose.fileId)}?${query.toString()}`;
}

/** NOT_FOUND for a forged link, LINK_EXPIRED after its time. */
export function readPrivateLink(
  keyring: Keyring,
  given: { readonly fileId: string; readonly query: Readonly<Record<string, unknown>> },
  now: Instant,
): Result<Whose, RefusalOf<'NOT_FOUND'> | RefusalOf<'LINK_EXPIRED'>> {
  const { account, expires, signature } = given.query;
  if (typeof account !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
    return refused({ code: 'NOT_FOUND' });
  const whose = { fileId: given.fileId, accountId: account as AccountId };
  const until = instant(Number(expires));
  if (!keyring.verifyText('private-link', signed(whose, until), signature)) return refused({ code: 'NOT_FOUND' });
  return now < until ? ok(whose) : refused({ code: 'LINK_EXPIRED' });
}

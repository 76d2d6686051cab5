import { type Instant, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

const LINK_LIFE = 5 * MINUTE;

const signed = (exportId: string, accountId: string, expires: number): string =>
  `report-export ${exportId} ${accountId} ${expires}`;

/** For whom asked, for some minutes: the browser then saves the file by itself. */
export function writeExportLink(keyring: Keyring, exportId: string, accountId: AccountId, now: Instant): string {
  const expires = later(now, LINK_LIFE);
  const query = new URLSearchParams({
    account: accountId,
    expires: String(expires),
    signature: keyring.signText('private-link', signed(exportId, accountId, expires)),
  });
  return `/files/reports/${exportId}?${query.toString()}`;
}

/** Null: forged or over. */
export function readExportLink(
  keyring: Keyring,
  exportId: string,
  { account, expires, signature }: Readonly<Record<string, unknown>>,
  now: Instant,
): AccountId | null {
  if (typeof account !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return null;
  const until = instant(Number(expires));
  return keyring.verifyText('private-link', signed(exportId, account, until), signature) && now < until
    ? (account as AccountId)
    : null;
}

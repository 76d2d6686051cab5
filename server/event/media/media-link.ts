import { HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

const LINK_LIFE = HOUR;

/** `accountId` null: not signed in. */
type MediaRight = {
  readonly eventId: number;
  readonly sessionMediaId: string;
  readonly accountId: AccountId | null;
};

const NOBODY = '';
const signed = (id: string, account: string, expires: Instant): string => `${id} ${account} ${expires}`;

/** Whether the viewer still may see it is asked when the address is opened. */
export function writeMediaLink(keyring: Keyring, right: MediaRight, now: Instant): string {
  const id = encodeWireId(right.eventId, right.sessionMediaId);
  const account = right.accountId ?? NOBODY;
  const expires = later(now, LINK_LIFE);
  const signature = keyring.signText('media-link', signed(id, account, expires));
  const query = new URLSearchParams({ account, expires: String(expires), signature });
  return `/files/media/${id}?${query.toString()}`;
}

/** NOT_FOUND for a forged link, LINK_EXPIRED after an hour. */
export function readMediaLink(
  keyring: Keyring,
  given: { readonly id: string; readonly query: Readonly<Record<string, unknown>> },
  now: Instant,
): Result<MediaRight, RefusalOf<'NOT_FOUND'> | RefusalOf<'LINK_EXPIRED'>> {
  const { account, expires, signature } = given.query;
  const row = decodeWireId(given.id);
  if (row === null || typeof account !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
    return refused({ code: 'NOT_FOUND' });
  const until = instant(Number(expires));
  if (!keyring.verifyText('media-link', signed(given.id, account, until), signature))
    return refused({ code: 'NOT_FOUND' });
  if (now >= until) return refused({ code: 'LINK_EXPIRED' });
  const accountId = account === NOBODY ? null : (account as AccountId);
  return ok({ eventId: row.eventId, sessionMediaId: row.rowId, accountId });
}

import type { Instant } from '#domain/kernel/instant.ts';
import { instant, later } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import { isPrivateKind } from '#server/platform/ports/private-files.ts';
import { UPLOAD_KINDS, type UploadKind } from '#server/platform/ports/stored-files.ts';
import { fileUrl } from './file-url.ts';
import { privateFilePath } from './private-link.ts';
import { UPLOAD_LINK_LIFE } from './upload-limits.ts';

export type UploadRight = {
  readonly fileId: string;
  readonly accountId: AccountId;
  readonly kind: UploadKind;
  readonly expiresAt: Instant;
};

const signed = (right: UploadRight): string => [right.fileId, right.accountId, right.kind, right.expiresAt].join(' ');

export const uploadPath = ({ fileId, kind }: Pick<UploadRight, 'fileId' | 'kind'>): string =>
  isPrivateKind(kind) ? privateFilePath(fileId) : fileUrl(fileId, 'full');

/** The picture's address is the link without its query. [S7.4-18] [S7.4-19] */
export function writeUploadLink(keyring: Keyring, right: Omit<UploadRight, 'expiresAt'>, now: Instant): string {
  const whole = { ...right, expiresAt: later(now, UPLOAD_LINK_LIFE) };
  const query = new URLSearchParams({
    account: whole.accountId,
    kind: whole.kind,
    expires: String(whole.expiresAt),
    signature: keyring.signText('upload-link', signed(whole)),
  });
  return `${uploadPath(right)}?${query.toString()}`;
}

/** FORBIDDEN for a forged link, UPLOAD_LINK_EXPIRED after five minutes. */
export function readUploadLink(
  keyring: Keyring,
  given: { readonly fileId: string; readonly query: Readonly<Record<string, unknown>> },
  now: Instant,
): Result<UploadRight, RefusalOf<'FORBIDDEN'> | RefusalOf<'UPLOAD_LINK_EXPIRED'>> {
  const { account, kind, expires, signature } = given.query;
  if (typeof account !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
    return refused({ code: 'FORBIDDEN' });
  const known = UPLOAD_KINDS.find((one) => one === kind);
  if (known === undefined) return refused({ code: 'FORBIDDEN' });
  const right: UploadRight = {
    fileId: given.fileId,
    accountId: account as AccountId,
    kind: known,
    expiresAt: instant(Number(expires)),
  };
  if (!keyring.verifyText('upload-link', signed(right), signature)) return refused({ code: 'FORBIDDEN' });
  return now < right.expiresAt ? ok(right) : refused({ code: 'UPLOAD_LINK_EXPIRED' });
}

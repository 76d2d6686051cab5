import type { AccountId } from '#domain/account/account-id.ts';
import { later } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { Keyring } from '#server/application/ports/keyring.ts';
import type { NewId } from '#server/application/ports/new-id.ts';
import type { StoredFileRows } from '#server/application/ports/stored-file-rows.ts';
import type { StoredFileKind } from '#server/application/ports/stored-files.ts';
import { fileUrl } from './file-url.ts';
import { UPLOAD_WINDOW, UPLOADS_PER_HOUR } from './upload-limits.ts';
import { writeUploadLink } from './upload-link.ts';

type UploadLink = { readonly uploadUrl: string; readonly url: string };

/** A link to which one picture can be put within five minutes; RATE_LIMITED above UPLOADS_PER_HOUR. */
export type CreateUploadLink = (input: {
  readonly accountId: AccountId;
  readonly kind: StoredFileKind;
}) => Promise<Result<UploadLink, RefusalOf<'RATE_LIMITED'>>>;
export const CreateUploadLink: Token<CreateUploadLink> = token<CreateUploadLink>('CreateUploadLink');

export function makeCreateUploadLink(keyring: Keyring, rows: StoredFileRows, clock: Clock, ids: NewId): CreateUploadLink {
  return async ({ accountId, kind }) => {
    const now = clock.now();
    const added = await rows.countSince(accountId, later(now, -UPLOAD_WINDOW));
    if (added >= UPLOADS_PER_HOUR) return refused({ code: 'RATE_LIMITED', retryAt: later(now, UPLOAD_WINDOW) });
    const fileId = ids.newId();
    return ok({ uploadUrl: writeUploadLink(keyring, { fileId, accountId, kind }, now), url: fileUrl(fileId, 'full') });
  };
}

import { later } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { isPrivateKind } from '#server/platform/ports/private-files.ts';
import type { StoredFileRows } from '#server/platform/ports/stored-file-rows.ts';
import type { UploadKind } from '#server/platform/ports/stored-files.ts';
import { UPLOAD_WINDOW, UPLOADS_PER_HOUR } from './upload-limits.ts';
import { uploadPath, writeUploadLink } from './upload-link.ts';

type UploadLink = { readonly uploadUrl: string; readonly url: string };

/** A link to which one picture can be put within five minutes; RATE_LIMITED above UPLOADS_PER_HOUR. */
export type CreateUploadLink = (input: {
  readonly accountId: AccountId;
  readonly kind: UploadKind;
}) => Promise<Result<UploadLink, RefusalOf<'RATE_LIMITED'>>>;
export const CreateUploadLink: Token<CreateUploadLink> = token<CreateUploadLink>('CreateUploadLink');

type CreateUploadLinkParts = {
  readonly keyring: Keyring;
  readonly rows: StoredFileRows;
  readonly privateRows: PrivateFileRows;
  readonly clock: Clock;
  readonly ids: NewId;
};

export function makeCreateUploadLink({
  keyring,
  rows,
  privateRows,
  clock,
  ids,
}: CreateUploadLinkParts): CreateUploadLink {
  return async ({ accountId, kind }) => {
    const now = clock.now();
    const since = later(now, -UPLOAD_WINDOW);
    const added = isPrivateKind(kind)
      ? await privateRows.countSince(accountId, since)
      : await rows.countSince(accountId, since);
    if (added >= UPLOADS_PER_HOUR) return refused({ code: 'RATE_LIMITED', retryAt: later(now, UPLOAD_WINDOW) });
    const fileId = ids.newId();
    return ok({
      uploadUrl: writeUploadLink(keyring, { fileId, accountId, kind }, now),
      url: uploadPath({ fileId, kind }),
    });
  };
}

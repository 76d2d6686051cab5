import { later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { isDocumentKind, isPrivateKind } from '#server/platform/ports/private-files.ts';
import { StoredFileRows } from '#server/platform/ports/stored-file-rows.ts';
import type { UploadKind } from '#server/platform/ports/stored-files.ts';
import { DOCUMENTS_PER_HOUR, UPLOAD_WINDOW, UPLOADS_PER_HOUR } from './upload-limits.ts';
import { uploadPath, writeUploadLink } from './upload-link.ts';

type UploadLink = { readonly uploadUrl: string; readonly url: string };

/** Valid for five minutes and one file; RATE_LIMITED above UPLOADS_PER_HOUR. */
export type CreateUploadLink = (input: {
  readonly accountId: AccountId;
  readonly kind: UploadKind;
}) => Promise<Result<UploadLink, RefusalOf<'RATE_LIMITED'>>>;

export const CreateUploadLink = defineUseCase(
  'CreateUploadLink',
  { keyring: Keyring, rows: StoredFileRows, privateRows: PrivateFileRows, clock: Clock, ids: NewId },
  ({ keyring, rows, privateRows, clock, ids }): CreateUploadLink =>
    async ({ accountId, kind }) => {
      const now = clock.now();
      const since = later(now, -UPLOAD_WINDOW);
      const added = isPrivateKind(kind)
        ? await privateRows.countSince(accountId, since)
        : await rows.countSince(accountId, since);
      if (added >= (isDocumentKind(kind) ? DOCUMENTS_PER_HOUR : UPLOADS_PER_HOUR))
        return refused({ code: 'RATE_LIMITED', retryAt: later(now, UPLOAD_WINDOW) });
      const fileId = ids.newId();
      return ok({
        uploadUrl: writeUploadLink(keyring, { fileId, accountId, kind }, now),
        url: uploadPath({ fileId, kind }),
      });
    },
);

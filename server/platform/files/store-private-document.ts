import { documentFormat, isDocumentTooLarge, MAX_DOCUMENT_BYTES } from '#domain/kernel/files/document-upload.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { privateFilePath } from './private-link.ts';

type PrivateDocumentRefusal =
  | RefusalOf<'UPLOAD_TOO_LARGE'>
  | RefusalOf<'UPLOAD_NOT_A_DOCUMENT'>
  | RefusalOf<'UPLOAD_LINK_USED'>;

/** Once per id, as it is and sealed. */
export type StorePrivateDocument = (input: {
  readonly fileId: string;
  readonly accountId: AccountId;
  readonly kind: 'SESSION_DOCUMENT';
  readonly bytes: Uint8Array;
}) => Promise<Result<{ readonly url: string }, PrivateDocumentRefusal>>;

export const StorePrivateDocument = defineUseCase(
  'StorePrivateDocument',
  { rows: PrivateFileRows, files: PrivateFiles, transact: Transact, clock: Clock },
  ({ rows, files, transact, clock }): StorePrivateDocument =>
    async ({ fileId, accountId, kind, bytes }) => {
      if (isDocumentTooLarge(bytes.length)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_DOCUMENT_BYTES });
      const format = documentFormat(bytes);
      if (format === null) return refused({ code: 'UPLOAD_NOT_A_DOCUMENT' });
      const row = { accountId, fileId, kind, insertedAt: clock.now(), format, bytes: bytes.length };
      const added = await transact.transaction(async (tx) => {
        if (!(await rows.add(tx, row))) return false;
        await files.put({ accountId, fileId, bytes });
        return true;
      });
      return added ? ok({ url: privateFilePath(fileId) }) : refused({ code: 'UPLOAD_LINK_USED' });
    },
);

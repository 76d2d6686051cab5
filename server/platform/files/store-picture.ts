import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { PictureMaker } from '#server/platform/ports/picture-maker.ts';
import { StoredFileRows } from '#server/platform/ports/stored-file-rows.ts';
import type { PhotoFacts, StoredFileKind } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { photoFacts } from './photo-facts.ts';

type StorePictureRefusal =
  | RefusalOf<'UPLOAD_TOO_LARGE'>
  | RefusalOf<'UPLOAD_NOT_AN_IMAGE'>
  | RefusalOf<'UPLOAD_LINK_USED'>;

/** A second one under the same id is UPLOAD_LINK_USED. */
export type StorePicture = (input: {
  readonly fileId: string;
  readonly accountId: AccountId;
  readonly kind: StoredFileKind;
  readonly bytes: Uint8Array;
}) => Promise<Result<PhotoFacts, StorePictureRefusal>>;

export const StorePicture = defineUseCase(
  'StorePicture',
  { rows: StoredFileRows, files: FileStore, pictures: PictureMaker, transact: Transact, clock: Clock },
  ({ rows, files, pictures, transact, clock }): StorePicture =>
    async ({ fileId, accountId, kind, bytes }) => {
      if (isImageTooLarge(bytes.length)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
      if ((await rows.find(fileId)) !== null) return refused({ code: 'UPLOAD_LINK_USED' });
      const made = await pictures.make(bytes);
      if (!made.ok) return made;
      const { width, height, color, variants } = made.value;
      const size = variants.find(({ variant }) => variant === 'full')?.bytes.length ?? 0;
      const row = { accountId, fileId, kind, width, height, color, bytes: size, insertedAt: clock.now() };
      const added = await transact.transaction(async (tx) => {
        // The row first: a second upload to the same link waits here and is then refused.
        if (!(await rows.add(tx, row))) return false;
        for (const variant of variants) await files.put({ fileId, ...variant });
        return true;
      });
      return added ? ok(photoFacts(row)) : refused({ code: 'UPLOAD_LINK_USED' });
    },
);

import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { PictureMaker } from '#server/platform/ports/picture-maker.ts';
import { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import { type PrivateFileKind, PrivateFiles } from '#server/platform/ports/private-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { privateFilePath } from './private-link.ts';

type PrivatePictureRefusal =
  | RefusalOf<'UPLOAD_TOO_LARGE'>
  | RefusalOf<'UPLOAD_NOT_AN_IMAGE'>
  | RefusalOf<'UPLOAD_LINK_USED'>;

/** Once per id, re-encoded (place and camera are dropped) and sealed. */
export type StorePrivatePicture = (input: {
  readonly fileId: string;
  readonly accountId: AccountId;
  readonly kind: PrivateFileKind;
  readonly bytes: Uint8Array;
}) => Promise<Result<{ readonly url: string }, PrivatePictureRefusal>>;

export const StorePrivatePicture = defineUseCase(
  'StorePrivatePicture',
  { rows: PrivateFileRows, files: PrivateFiles, pictures: PictureMaker, transact: Transact, clock: Clock },
  ({ rows, files, pictures, transact, clock }): StorePrivatePicture =>
    async ({ fileId, accountId, kind, bytes }) => {
      if (isImageTooLarge(bytes.length)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
      if ((await rows.find(accountId, fileId)) !== null) return refused({ code: 'UPLOAD_LINK_USED' });
      const made = await pictures.make(bytes);
      if (!made.ok) return made;
      const full = made.value.variants.find(({ variant, extension }) => variant === 'full' && extension === 'webp');
      if (full === undefined) throw new Error('A picture was made without its full size');
      const row = {
        ...{ accountId, fileId, kind, insertedAt: clock.now() },
        ...{ format: 'webp' as const, bytes: full.bytes.length },
      };
      const added = await transact.transaction(async (tx) => {
        if (!(await rows.add(tx, row))) return false;
        await files.put({ accountId, fileId, bytes: full.bytes });
        return true;
      });
      return added ? ok({ url: privateFilePath(fileId) }) : refused({ code: 'UPLOAD_LINK_USED' });
    },
);

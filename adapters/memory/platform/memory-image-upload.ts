import type { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { isImageTooLarge, MAX_IMAGE_BYTES } from '#domain/kernel/files/image-upload.ts';
import { ok, refused } from '#domain/kernel/result.ts';

/** `cut` simulates a lost network. */
export function makeMemoryImageUpload(): { readonly upload: ImageUpload; readonly cut: (isCut: boolean) => void } {
  let away = false;
  let count = 0;
  return {
    cut: (isCut) => {
      away = isCut;
    },
    upload: async ({ file, onProgress }) => {
      if (!file.type.startsWith('image/')) return refused({ code: 'UPLOAD_NOT_AN_IMAGE' });
      if (isImageTooLarge(file.size)) return refused({ code: 'UPLOAD_TOO_LARGE', maxBytes: MAX_IMAGE_BYTES });
      onProgress?.(0.5);
      if (away) throw new Error('No network');
      onProgress?.(1);
      count += 1;
      return ok({ url: `/files/memory/${count}.webp` });
    },
  };
}

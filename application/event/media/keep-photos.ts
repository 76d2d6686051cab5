import { type EventPhoto, PhotoDesk } from '#application/event/ports/photo-desk.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Each act rejects without a network. */
export type KeepPhotos = {
  readonly list: (eventId: number) => Promise<Result<readonly EventPhoto[], Refusal>>;
  /** Too large a file, or no image, is refused before it is sent. */
  readonly add: (eventId: number, file: File, onProgress: (share: number) => void) => Promise<Result<null, Refusal>>;
  readonly arrange: (eventId: number, photos: readonly EventPhoto[]) => Promise<Result<null, Refusal>>;
  /** Among `photos`, as they are arranged now. */
  readonly describe: (
    eventId: number,
    photos: readonly EventPhoto[],
    id: string,
    caption: string,
  ) => Promise<Result<null, Refusal>>;
  /** Puts another file in the place of one of `photos`, with its caption. The old one goes last, so none is lost. */
  readonly replace: (
    eventId: number,
    photos: readonly EventPhoto[],
    id: string,
    file: File,
  ) => Promise<Result<null, Refusal>>;
  readonly discard: (id: string) => Promise<Result<null, Refusal>>;
};

export const KeepPhotos = defineUseCase(
  'KeepPhotos',
  { desk: PhotoDesk, send: ImageUpload },
  ({ desk, send }): KeepPhotos => {
    const upload = UploadCover.make({ send });
    return {
      list: (eventId) => desk.ofEvent(eventId),
      async add(eventId, file, onProgress) {
        const sent = await upload({ file, onProgress });
        return sent.ok ? desk.add(eventId, sent.value.url) : sent;
      },
      arrange: (eventId, photos) => desk.arrange(eventId, photos),
      describe: (eventId, photos, id, caption) =>
        desk.arrange(
          eventId,
          photos.map((photo) => (photo.id === id ? { ...photo, caption: caption.trim() } : photo)),
        ),
      async replace(eventId, photos, id, file) {
        const sent = await upload({ file, onProgress: () => undefined });
        if (!sent.ok) return sent;
        const added = await desk.add(eventId, sent.value.url);
        if (!added.ok) return added;
        const now = await desk.ofEvent(eventId);
        if (!now.ok) return now;
        const fresh = now.value.find((one) => photos.every((known) => known.id !== one.id));
        const old = now.value.find((one) => one.id === id);
        if (fresh === undefined || old === undefined) return ok(null);
        const placed = now.value
          .filter((one) => one !== fresh)
          .flatMap((one) => (one === old ? [{ ...fresh, caption: old.caption }, one] : [one]));
        const arranged = await desk.arrange(eventId, placed);
        return arranged.ok ? desk.discard(id) : arranged;
      },
      discard: (id) => desk.discard(id),
    };
  },
);

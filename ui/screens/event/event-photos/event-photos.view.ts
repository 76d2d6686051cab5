import { useState } from 'react';
import { KeepPhotos } from '#application/event/media/keep-photos.ts';
import type { EventPhoto } from '#application/event/ports/photo-desk.ts';
import { MOST_PHOTOS } from '#domain/event/next-position.ts';
import { PHOTO_LABEL_MAX } from '#domain/event/photo-label.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { movedTo } from '#ui/screens/event/desk/drag/drag-order.view.ts';
import { useUploads } from '#ui/screens/event/desk/uploads/uploads.view.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';

export type { EventPhoto } from '#application/event/ports/photo-desk.ts';

export const mostPhotos = MOST_PHOTOS;
export const longestCaption = PHOTO_LABEL_MAX;

export const photoRow = (id: string): string => `photo-${id}`;

export const cropButton = (number: number): string => `crop-photo-${number}`;

type Said = Readonly<Record<'lost' | 'described' | 'cropped' | 'removed', string>>;

export function usePhotos(eventId: number, photos: readonly EventPhoto[], said: Said) {
  const keep = useUseCase(KeepPhotos);
  const { busy, tell } = useDeskAct();
  /** As moved here, until the server has it. */
  const [moved, setMoved] = useState<readonly EventPhoto[] | null>(null);
  const shown = moved ?? photos;
  const uploads = useUploads((file, onProgress) => keep.add(eventId, file, onProgress), said.lost);
  return {
    busy,
    shown,
    uploads,
    mayAdd: photos.length + uploads.uploads.length < MOST_PHOTOS,
    move: async (from: number, to: number): Promise<boolean> => {
      const next = movedTo(shown, from, to);
      setMoved(next);
      const done = await tell(keep.arrange(eventId, next), null);
      setMoved((now) => (now === next ? null : now));
      return done;
    },
    describe: (id: string, caption: string) => tell(keep.describe(eventId, shown, id, caption), said.described),
    crop: (id: string, file: File) => tell(keep.replace(eventId, shown, id, file), said.cropped),
    discard: (id: string) => tell(keep.discard(id), said.removed),
  };
}

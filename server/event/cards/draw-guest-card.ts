import type { InvitationCard } from '#domain/event/share/link-preview.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { CardPainter } from '#server/platform/ports/card-painter.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { cardKept } from './card-kept.ts';
import { pictureAt } from './picture-at.ts';

/** The card of one guest as a picture, cached by its content. Rejects when it cannot be made. */
export type DrawGuestCard = (card: InvitationCard) => Promise<Buffer>;

export const DrawGuestCard = defineUseCase(
  'DrawGuestCard',
  { painter: CardPainter, files: FileStore, cache: MicroCache },
  ({ painter, files, cache }): DrawGuestCard =>
    ({ imageUrl, ...words }) =>
      cache.remember({
        key: `invitation ${JSON.stringify([words, imageUrl])}`,
        load: async () => painter.invite({ ...words, picture: await pictureAt(files, imageUrl) }),
        keep: cardKept,
      }),
);

import { defineUseCase } from '#domain/kernel/use-case.ts';
import { CardPainter, type NumbersPicture } from '#server/platform/ports/card-painter.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { cardKept } from './card-kept.ts';
import { pictureAt } from './picture-at.ts';

/** An event in numbers as a picture, cached by its content. Rejects when it cannot be made. */
export type DrawNumbersCard = (
  card: Omit<NumbersPicture, 'picture'> & { readonly imageUrl: string | null },
) => Promise<Buffer>;

export const DrawNumbersCard = defineUseCase(
  'DrawNumbersCard',
  { painter: CardPainter, files: FileStore, cache: MicroCache },
  ({ painter, files, cache }): DrawNumbersCard =>
    ({ imageUrl, ...words }) =>
      cache.remember({
        key: `numbers ${JSON.stringify([words, imageUrl])}`,
        load: async () => painter.numbers({ ...words, picture: await pictureAt(files, imageUrl) }),
        keep: cardKept,
      }),
);

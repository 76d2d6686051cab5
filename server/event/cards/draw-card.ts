import { plateAt } from '#domain/event/plate/plate.ts';
import type { PreviewSize } from '#domain/event/share/link-preview.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { fileIdOf } from '#server/platform/files/file-url.ts';
import { type Card, CardPainter } from '#server/platform/ports/card-painter.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { cardKept } from './card-kept.ts';
import { pictureAt } from './picture-at.ts';

/** `imageUrl`: an uploaded picture or a print; foreign addresses are never fetched. Null: none. */
export type CardAsked = Omit<Card, 'picture'> & { readonly imageUrl: string | null };

/** Cached by its content. Rejects when it cannot be made. [S7.8-01] [S7.8-03] */
export type DrawCard = (asked: CardAsked, size: PreviewSize) => Promise<Buffer>;

const LONGEST_LINE = 160;

export const DrawCard = defineUseCase(
  'DrawCard',
  { painter: CardPainter, files: FileStore, cache: MicroCache },
  ({ painter, files, cache }): DrawCard =>
    ({ over, title, under, imageUrl }, size) => {
      const words = {
        over: oneLine(over, LONGEST_LINE),
        title: oneLine(title, LONGEST_LINE),
        under: oneLine(under, LONGEST_LINE),
      };
      const fileId = imageUrl === null ? null : fileIdOf(imageUrl);
      const plate = imageUrl === null ? null : plateAt(imageUrl);
      return cache.remember({
        key: `card ${JSON.stringify([words, fileId, plate, size.width, size.height])}`,
        load: async () => painter.paint({ ...words, picture: await pictureAt(files, imageUrl) }, size),
        keep: cardKept,
      });
    },
);

import { drawPrint } from '#domain/event/plate/draw-print.ts';
import { plateNamed } from '#domain/event/plate/plate.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { fileIdOf } from '#server/platform/files/file-url.ts';
import { CardPainter } from '#server/platform/ports/card-painter.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';

/** Null when nothing has this name. */
export type DrawBanner = (name: string) => Promise<Buffer | null>;

const FRESH_MS = 600_000;
const STALE_MS = 60_000;

export const DrawBanner = defineUseCase(
  'DrawBanner',
  { painter: CardPainter, files: FileStore, cache: MicroCache },
  ({ painter, files, cache }): DrawBanner =>
    async (name) => {
      const fileId = fileIdOf(name);
      const plate = plateNamed(name);
      if (fileId === null && plate === null) return null;
      return cache.remember<Buffer | null>({
        key: `banner ${name}`,
        load: async () => {
          const picture =
            plate !== null ? Buffer.from(drawPrint(plate)) : fileId && (await files.get(fileId, 'full', 'jpg'));
          return picture ? painter.banner(picture) : null;
        },
        keep: (banner) => ({
          freshMs: FRESH_MS,
          staleMs: STALE_MS,
          events: [],
          lists: false,
          stockEveryMs: null,
          bytes: banner?.length ?? 0,
        }),
      });
    },
);

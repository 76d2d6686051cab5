import { PictureSource } from '#application/platform/ports/picture-source.ts';
import { type PicturedEvent, thanksCardPath } from '#domain/event/share/link-preview.ts';
import { cleanThanks, type ThanksData } from '#domain/event/share/thanks-data.ts';
import { thanksImageName } from '#domain/kernel/files/download-names.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** With the event's picture. Null when the download failed. [S2.11-27] [S7.8-02] */
export type FetchThanksImage = (
  thanks: ThanksData,
  event: PicturedEvent,
) => Promise<{ readonly file: Blob; readonly name: string } | null>;

export const FetchThanksImage = defineUseCase(
  'FetchThanksImage',
  { pictures: PictureSource },
  ({ pictures }): FetchThanksImage =>
    async (given, event) => {
      const thanks = cleanThanks(given);
      const file = await pictures(thanksCardPath(thanks, event)).catch(() => null);
      return file === null ? null : { file, name: thanksImageName(thanks) };
    },
);

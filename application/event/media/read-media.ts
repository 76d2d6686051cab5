import { HeldMedia } from '#application/event/ports/held-media.ts';
import type { SessionMedia } from '#application/event/ports/media-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Nothing where it cannot be read. [S3-84] */
export type ReadMedia = (sessionId: number) => Promise<readonly SessionMedia[]>;

export const ReadMedia = defineUseCase(
  'ReadMedia',
  { held: HeldMedia },
  ({ held }): ReadMedia =>
    async (sessionId) => {
      const media = await held.ofSession(sessionId);
      return media.ok ? media.value : [];
    },
);

import type { Instant } from '#domain/kernel/instant.ts';

export type PhotoRow = {
  readonly eventId: number;
  readonly photoId: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly label: string | null;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly position: number;
  readonly insertedAt: Instant;
};

import type { MediaFile, SessionMediaRow } from '#server/event/ports/session-media.ts';

export const releasedFiles = (media: readonly SessionMediaRow[]): readonly MediaFile[] =>
  media.flatMap((one) => ('file' in one ? [one.file] : []));

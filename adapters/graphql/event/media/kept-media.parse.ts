import type { SessionMedia } from '#application/event/ports/media-desk.ts';
import { MEDIA_KINDS } from '#domain/event/session-media.ts';
import type { KeptMediaFragment } from './kept-media.gen.ts';

/** A kind of a newer server is shown as a link. */
export const mediaOf = ({
  section_event_id: sessionId,
  is_private: isPrivate,
  kind,
  ...same
}: KeptMediaFragment): SessionMedia => ({
  ...same,
  sessionId,
  isPrivate,
  kind: MEDIA_KINDS.find((known) => known === kind) ?? 'LINK',
});

import { useEffect, useState } from 'react';
import { ReadMedia } from '#application/event/media/read-media.ts';
import type { SessionMedia } from '#application/event/ports/media-desk.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export type { SessionMedia } from '#application/event/ports/media-desk.ts';

/** Links to files work for an hour. */
const AGAIN_AFTER = 45 * MINUTE;

/** Empty until it is read, and where it cannot be. Read again before its links end. */
export function useTicketMedia(sessionId: number): readonly SessionMedia[] {
  const readMedia = useUseCase(ReadMedia);
  const [media, setMedia] = useState<readonly SessionMedia[]>([]);
  useEffect(() => {
    let gone = false;
    const read = () => {
      readMedia(sessionId)
        .then((found) => (gone ? undefined : setMedia(found)))
        .catch(() => undefined);
    };
    // A page that was asleep may hold links that have ended.
    const onSight = () => (document.visibilityState === 'visible' ? read() : undefined);
    read();
    const timer = setInterval(read, AGAIN_AFTER);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [readMedia, sessionId]);
  return media;
}

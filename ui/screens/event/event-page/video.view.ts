import { type RefObject, useEffect, useEffectEvent } from 'react';
import { WatchVideo } from '#application/event/watch-video.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { documentPath } from '#ui/screens/document-path.view.ts';

export { playerAddress } from '#domain/event/video.ts';

export function useVideoEnd(frame: RefObject<HTMLIFrameElement | null>, onEnd: () => void): void {
  const watchVideo = useUseCase(WatchVideo);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const watching = watchVideo(frame.current).subscribe((state) => {
      if (state === 'ENDED') onEnd();
    });
    return () => watching.unsubscribe();
  }, [watchVideo, frame, onEnd]);
}

/** A document's policy admits the video service only if it was loaded at an event's page. */
const WITH_VIDEOS = /^(?:\/vi)?\/event\//;
const hashOf = (id: string): string => `#play-${id}`;

/** To press play. A page that was reached without loading it is loaded first, and then plays the video. */
export function usePlay(id: string, play: () => void): () => void {
  const goOn = useEffectEvent(play);
  useEffect(() => {
    if (window.location.hash !== hashOf(id)) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    goOn();
  }, [id]);
  return () => {
    if (WITH_VIDEOS.test(documentPath() ?? '/event/')) return play();
    window.history.replaceState(window.history.state, '', hashOf(id));
    window.location.reload();
  };
}

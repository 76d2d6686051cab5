import { useEffect, useEffectEvent } from 'react';
import { documentPath } from '#ui/screens/document-path.view.ts';

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

import { type RefObject, useEffect } from 'react';
import { WatchVideo } from '#application/event/watch-video.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

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

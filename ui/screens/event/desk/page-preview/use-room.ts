import { useCallback, useState } from 'react';
import type { Room } from './shown-frame.view.ts';

const FIRST: Room = { width: 360, height: 640 };

/** The room that an element has, in pixels. */
export function useRoom(): {
  readonly room: Room;
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [room, setRoom] = useState(FIRST);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measuring = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    measuring.observe(element);
    return () => measuring.disconnect();
  }, []);
  return { room, measure };
}

import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { placeOf, scrollNear } from './drag-order.view.ts';

type Grip = {
  readonly from: number;
  /** On the page, not in the window: the list scrolls while it is dragged. */
  readonly begun: number;
  readonly middles: readonly number[];
};

type DraggedRow = {
  readonly 'data-dragged': true | undefined;
  readonly 'data-drop': 'before' | 'after' | undefined;
  readonly style: CSSProperties | undefined;
};

export type DragOrder = {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly rowProps: (at: number) => DraggedRow;
  readonly gripProps: (at: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
};

/** Entries of a list are dragged by a grip, with mouse or finger. Arrows beside it do the same by keyboard. */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const list = useRef<HTMLOListElement>(null);
  const grip = useRef<Grip | null>(null);
  const pointer = useRef(0);
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number; readonly by: number } | null>(null);
  const dragging = drag !== null;

  function follow(): void {
    const held = grip.current;
    if (held === null) return;
    const y = pointer.current + window.scrollY;
    setDrag({ from: held.from, to: placeOf(held.middles, held.from, y), by: y - held.begun });
  }
  const scrollOn = useEffectEvent(() => {
    const by = scrollNear(pointer.current, window.innerHeight);
    const before = window.scrollY;
    if (by !== 0) window.scrollBy(0, by);
    if (window.scrollY !== before) follow();
  });
  const stop = useCallback((): void => {
    grip.current = null;
    setDrag(null);
  }, []);

  useEffect(() => {
    if (!dragging) return;
    let frame = requestAnimationFrame(function next() {
      scrollOn();
      frame = requestAnimationFrame(next);
    });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKey);
    };
  }, [dragging, stop]);

  return {
    list,
    rowProps: (at) => ({
      'data-dragged': drag?.from === at || undefined,
      'data-drop': drag?.to !== at || drag.from === at ? undefined : at < drag.from ? 'before' : 'after',
      style: drag?.from === at ? { transform: `translateY(${drag.by}px)` } : undefined,
    }),
    gripProps: (from) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = event.clientY;
        const middles = [...(list.current?.children ?? [])].map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + height / 2 + window.scrollY;
        });
        grip.current = { from, begun: event.clientY + window.scrollY, middles };
        follow();
      },
      onPointerMove: (event) => {
        pointer.current = event.clientY;
        follow();
      },
      onPointerUp: () => {
        if (drag !== null && drag.to !== drag.from) onMove(drag.from, drag.to);
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}

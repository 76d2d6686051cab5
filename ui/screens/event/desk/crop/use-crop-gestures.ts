import { type KeyboardEvent, type PointerEvent, useCallback, useEffectEvent, useRef } from 'react';

type Acts = {
  /** By shares of the frame. */
  readonly move: (x: number, y: number) => void;
  readonly zoomBy: (factor: number) => void;
};

type Point = { readonly x: number; readonly y: number };

const STEP = 0.05;
const FINE_STEP = 0.01;
const ZOOM_STEP = 1.1;
const WHEEL = 0.002;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

/** A pointer drags the picture, two pinch it, the wheel and + and - zoom, arrows move the part. */
export function useCropGestures({ move, zoomBy }: Acts) {
  const pointers = useRef(new Map<number, Point>());
  const turned = useEffectEvent((deltaY: number) => zoomBy(Math.exp(-deltaY * WHEEL)));
  const frame = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // React's own is passive, and the dialog would scroll.
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      turned(event.deltaY);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, []);
  const lift = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId);
  return {
    ref: frame,
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      pointers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      const before = pointers.current.get(pointerId);
      if (before === undefined) return;
      const now = { x: clientX, y: clientY };
      const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
      pointers.current.set(pointerId, now);
      const { width, height } = currentTarget.getBoundingClientRect();
      const hands = other === undefined ? 1 : 2;
      move((before.x - now.x) / width / hands, (before.y - now.y) / height / hands);
      if (other === undefined) return;
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      if (apart > 0) zoomBy(Math.hypot(now.x - other.x, now.y - other.y) / apart);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const [arrow, zoom] = [ARROWS[event.key], ZOOMS[event.key]];
      if (arrow === undefined && zoom === undefined) return;
      event.preventDefault();
      const step = event.shiftKey ? FINE_STEP : STEP;
      if (arrow !== undefined) move(arrow.x * step, arrow.y * step);
      if (zoom !== undefined) zoomBy(zoom);
    },
  };
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { panned, type View, WHOLE, zoomed } from './seat-map.view.ts';

type Point = { readonly x: number; readonly y: number };

/** A finger that moves less has tapped. */
const STILL = 6;
const REST_MS = 180;
const WHEEL = 0.0016;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const span = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Pan, pinch and wheel move the drawing without React, as a layer of its own while it moves: the seats are painted
 * again only when it rests. `frame` holds the `picture`.
 */
export function useMapGestures(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<SVGSVGElement | null>,
  onTap: (at: Point, byFinger: boolean) => void,
) {
  const view = useRef<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const boxOf = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const show = (next: View) => {
    view.current = next;
    const drawing = picture.current;
    if (drawing === null || frame.current === null) return;
    drawing.style.willChange = 'transform';
    drawing.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    // At full size a finger scrolls the page.
    frame.current.style.touchAction = next.scale === 1 ? 'pan-y' : 'none';
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      drawing.style.willChange = 'auto';
    }, REST_MS);
  };
  const zoom = (by: number, at?: Point) => {
    const box = boxOf();
    show(
      zoomed(
        view.current,
        by,
        { x: (at?.x ?? box.left + box.width / 2) - box.left, y: (at?.y ?? box.top + box.height / 2) - box.top },
        box,
      ),
    );
  };

  const wheel = useEffectEvent((event: WheelEvent) => {
    const before = view.current.scale;
    zoom(Math.exp(-event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
    // Where nothing is left to zoom, the page scrolls.
    if (view.current.scale !== before) event.preventDefault();
  });
  useEffect(() => {
    const element = frame.current;
    const hear = (event: WheelEvent) => wheel(event);
    element?.addEventListener('wheel', hear, { passive: false });
    return () => {
      element?.removeEventListener('wheel', hear);
      clearTimeout(rest.current);
    };
  }, [frame]);

  const lift = (event: React.PointerEvent) => {
    const was = fingers.current.size;
    fingers.current.delete(event.pointerId);
    if (was === 1 && moved.current < STILL && event.type === 'pointerup')
      onTap({ x: event.clientX, y: event.clientY }, event.pointerType === 'touch');
  };
  return {
    zoom,
    scale: () => view.current.scale,
    zoomIn: () => zoom(1.6),
    zoomOut: () => zoom(1 / 1.6),
    showAll: () => show(WHOLE),
    handlers: {
      onPointerDown: (event: React.PointerEvent) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        // Not in every test's browser.
        (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: React.PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return;
        const before = [...fingers.current.values()];
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const now = [...fingers.current.values()];
        const [from, to] = [middle(before), middle(now)];
        moved.current += Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(span(now) - span(before));
        if (moved.current < STILL) return;
        if (now.length > 1 && span(before) > 0) zoom(span(now) / span(before), to);
        show(panned(view.current, to.x - from.x, to.y - from.y, boxOf()));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

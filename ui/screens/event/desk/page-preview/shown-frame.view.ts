export type FrameName = 'PHONE' | 'DESKTOP';

/** In pixels. A phone has an end below; a desk's page is as high as there is room. */
export const FRAMES = {
  PHONE: { width: 390, tallest: 844 },
  DESKTOP: { width: 1280, tallest: Number.POSITIVE_INFINITY },
} as const;

export type Room = { readonly width: number; readonly height: number };

const BORDERS = 2;

/** How large a frame is laid out, and how it is scaled to fit. Never enlarged. */
export function shownFrame(name: FrameName, room: Room): Room & { readonly scale: number } {
  const { width, tallest } = FRAMES[name];
  const scale = Math.min(1, Math.max(0.1, (room.width - BORDERS) / width));
  return { width, height: Math.round(Math.min(tallest, Math.max(0, room.height - BORDERS) / scale)), scale };
}

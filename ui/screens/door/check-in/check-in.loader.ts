import { OpenDoor } from '#application/door/open-door.ts';
import type { DoorPlace } from '#application/door/ports/door.ts';
import type { Refusal } from '#domain/refusal.ts';
import { notFound } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type CheckInData =
  | { readonly kind: 'OPEN'; readonly place: DoorPlace; readonly suggested: number | null }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal };

export const checkInLoader = viewerLoader(async ({ use, params }): Promise<CheckInData> => {
  const eventId = Number(params['eventId']);
  if (!Number.isSafeInteger(eventId) || eventId <= 0) throw notFound();
  const opened = await use(OpenDoor)(eventId);
  if (!opened.ok) return { kind: 'REFUSED', refusal: opened.refusal };
  const { suggested, ...place } = opened.value;
  return { kind: 'OPEN', place, suggested };
});

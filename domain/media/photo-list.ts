import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';

/** The most pictures that an event shows. */
export const MOST_PHOTOS = 20;

/** Where the next picture of an event stands: behind the ones it has, unless it has as many as it may. */
export function nextPhotoPosition(photos: readonly { readonly position: number }[]): Result<number, RefusalOf<'INVALID_INPUT'>> {
  if (photos.length >= MOST_PHOTOS) return refused({ code: 'INVALID_INPUT', field: 'photos', problem: { kind: 'TOO_LARGE', max: MOST_PHOTOS } });
  return ok(Math.max(-1, ...photos.map((photo) => photo.position)) + 1);
}

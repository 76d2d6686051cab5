import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** A picture from its upload on: it is shown once it was re-encoded in its sizes, or says why it never will be. */
export type PhotoState = 'PROCESSING' | 'READY' | 'FAILED';

/** An edit processes a picture anew, and one that failed can be tried again. */
export const PHOTO_TRANSITIONS = {
  PROCESSING: ['READY', 'FAILED'],
  READY: ['PROCESSING'],
  FAILED: ['PROCESSING'],
} as const satisfies Readonly<Record<PhotoState, readonly PhotoState[]>>;

export type PhotoChange = 'REPLACE' | 'CROP' | 'RELABEL' | 'REMOVE';
export const PHOTO_CHANGES = ['REPLACE', 'CROP', 'RELABEL', 'REMOVE'] as const satisfies readonly PhotoChange[];

export type PhotoRefusal =
  | { readonly code: 'PHOTO_PROCESSING'; readonly since: Instant }
  /** There is no picture to edit; it can be replaced or removed. */
  | { readonly code: 'PHOTO_FAILED' };

/**
 * Whether a picture may be changed: never while it is processing; of one that failed there is nothing to edit. [S5-17]
 */
export function changePhoto(
  photo: { readonly state: PhotoState; readonly processingSince: Instant },
  change: PhotoChange,
): Result<PhotoChange, PhotoRefusal> {
  if (photo.state === 'PROCESSING') return refused({ code: 'PHOTO_PROCESSING', since: photo.processingSince });
  if (photo.state === 'FAILED' && (change === 'CROP' || change === 'RELABEL')) return refused({ code: 'PHOTO_FAILED' });
  return ok(change);
}

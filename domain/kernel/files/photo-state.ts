import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** A picture is shown once it is re-encoded in its sizes. */
export type PhotoState = 'PROCESSING' | 'READY' | 'FAILED';

export const PHOTO_TRANSITIONS = {
  PROCESSING: ['READY', 'FAILED'],
  READY: ['PROCESSING'],
  FAILED: ['PROCESSING'],
} as const satisfies Readonly<Record<PhotoState, readonly PhotoState[]>>;

export type PhotoChange = 'REPLACE' | 'CROP' | 'RELABEL' | 'REMOVE';
export const PHOTO_CHANGES = ['REPLACE', 'CROP', 'RELABEL', 'REMOVE'] as const satisfies readonly PhotoChange[];

export type PhotoRefusal = { readonly code: 'PHOTO_PROCESSING' } | { readonly code: 'PHOTO_FAILED' };

/** Not while it is processing; a failed one cannot be edited. [S5-17] */
export function changePhoto(state: PhotoState, change: PhotoChange): Result<PhotoChange, PhotoRefusal> {
  if (state === 'PROCESSING') return refused({ code: 'PHOTO_PROCESSING' });
  if (state === 'FAILED' && (change === 'CROP' || change === 'RELABEL')) return refused({ code: 'PHOTO_FAILED' });
  return ok(change);
}

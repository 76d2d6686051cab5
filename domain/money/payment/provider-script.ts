const RETRY_EVERY = 500;
const TRIES = 10;

/** A retry after `afterMs`, or giving up. `failed` counts from 1. [S9-20] */
export const retryAfterFailedLoad = (
  failed: number,
): { readonly kind: 'RETRY'; readonly afterMs: number } | { readonly kind: 'GIVE_UP' } =>
  failed < TRIES ? { kind: 'RETRY', afterMs: RETRY_EVERY } : { kind: 'GIVE_UP' };

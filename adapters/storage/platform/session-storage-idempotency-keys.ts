import type { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { memoryFirstTexts } from './memory-first-texts.ts';

export function makeSessionStorageIdempotencyKeys(storage: () => Storage): IdempotencyKeys {
  const { read, keep, clear } = memoryFirstTexts(storage, 'intent');
  return { find: read, keep, drop: clear };
}

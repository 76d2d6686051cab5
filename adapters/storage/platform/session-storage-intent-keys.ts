import type { IntentKeys } from '#application/platform/ports/intent-keys.ts';
import { memoryFirstTexts } from './memory-first-texts.ts';

/** A double press is one press even where storage is forbidden. */
export function makeSessionStorageIntentKeys(storage: () => Storage): IntentKeys {
  const { read, keep, clear } = memoryFirstTexts(storage, 'intent');
  return { find: read, keep, drop: clear };
}

import { memoryFirstTexts } from '#adapters/storage/platform/memory-first-texts.ts';
import type { DraftShelf } from '#application/event/ports/draft-shelf.ts';

export const makeSessionStorageDraftShelf = (storage: () => Storage): DraftShelf => memoryFirstTexts(storage, 'draft');

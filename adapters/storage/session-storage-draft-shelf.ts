import type { DraftShelf } from '#application/ports/draft-shelf.ts';
import { memoryFirstTexts } from './memory-first-texts.ts';

export const makeSessionStorageDraftShelf = (storage: () => Storage): DraftShelf => memoryFirstTexts(storage, 'draft');

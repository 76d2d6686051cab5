import type { StoredFileRows } from '#server/platform/ports/stored-file-rows.ts';
import type { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { fileIdOf } from './file-url.ts';
import { photoFacts } from './photo-facts.ts';

export const makeStoredFiles = (rows: StoredFileRows): StoredFiles => ({
  async find(urlOrId) {
    const fileId = fileIdOf(urlOrId);
    const row = fileId === null ? null : await rows.find(fileId);
    return row === null ? null : photoFacts(row);
  },
});

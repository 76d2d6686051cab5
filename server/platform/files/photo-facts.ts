import type { NewStoredFile } from '#server/platform/ports/stored-file-rows.ts';
import type { PhotoFacts } from '#server/platform/ports/stored-files.ts';
import { fileUrl } from './file-url.ts';

export const photoFacts = ({
  fileId,
  accountId,
  kind,
  width,
  height,
  color,
  insertedAt,
}: NewStoredFile): PhotoFacts => ({
  fileId,
  accountId,
  kind,
  url: fileUrl(fileId, 'full'),
  cardUrl: fileUrl(fileId, 'card'),
  thumbnailUrl: fileUrl(fileId, 'thumb'),
  width,
  height,
  color,
  insertedAt,
});

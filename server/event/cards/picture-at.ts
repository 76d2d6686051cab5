import { drawPrint } from '#domain/event/plate/draw-print.ts';
import { plateAt } from '#domain/event/plate/plate.ts';
import { fileIdOf } from '#server/platform/files/file-url.ts';
import type { FileStore } from '#server/platform/ports/file-store.ts';

/** An uploaded picture or a print. Null for any other address: a foreign one is never fetched. */
export async function pictureAt(files: Pick<FileStore, 'get'>, address: string | null): Promise<Uint8Array | null> {
  const plate = address === null ? null : plateAt(address);
  if (plate !== null) return Buffer.from(drawPrint(plate));
  const fileId = address === null ? null : fileIdOf(address);
  return fileId === null ? null : files.get(fileId, 'full', 'jpg');
}

import { PICTURE_VARIANTS, type PictureVariant } from '#domain/kernel/files/picture-sources.ts';
import type { FileExtension } from '#server/platform/ports/file-store.ts';

/** A picture's address from the site's root, valid on every host of the site. */
export const fileUrl = (fileId: string, variant: PictureVariant, extension: FileExtension = 'webp'): string =>
  `/files/${fileId}/${variant}.${extension}`;

const ADDRESS = new RegExp(
  `^(?:https?://[^/?#]+)?/files/([0-9a-f-]{36})/(?:${PICTURE_VARIANTS.join('|')})\\.(?:webp|jpg)(?:[?#].*)?$`,
);
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** With or without origin and query; null for anything but our addresses. */
export function fileIdOf(urlOrId: string): string | null {
  if (ID.test(urlOrId)) return urlOrId;
  const fileId = ADDRESS.exec(urlOrId)?.[1];
  return fileId !== undefined && ID.test(fileId) ? fileId : null;
}

/** A foreign address is returned unchanged. */
export function inVariant(url: string, variant: PictureVariant): string {
  const fileId = fileIdOf(url);
  return fileId === null ? url : fileUrl(fileId, variant);
}

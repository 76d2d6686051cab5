/** Largest uploaded image: under 2 MB. [S5-16] */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024 - 1;

/** A small file can unfold to gigabytes; 48 megapixels is more than phone cameras send. [design] */
export const MOST_PIXELS = 48_000_000;

export const isImageTooLarge = (bytes: number): boolean => bytes > MAX_IMAGE_BYTES;

/** [S8] */
export type UploadRefusal =
  | { readonly code: 'UPLOAD_TOO_LARGE'; readonly maxBytes: number }
  | { readonly code: 'UPLOAD_NOT_AN_IMAGE' }
  | { readonly code: 'UPLOAD_NOT_A_DOCUMENT' }
  | { readonly code: 'UPLOAD_LINK_EXPIRED' }
  | { readonly code: 'UPLOAD_LINK_USED' };

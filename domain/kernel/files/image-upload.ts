/** The most bytes that an uploaded image may have: it has to be under 2 MB. Specification row S5-16. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024 - 1;

/** Whether an image of so many bytes is too large to be uploaded; browser and server ask the same. */
export const isImageTooLarge = (bytes: number): boolean => bytes > MAX_IMAGE_BYTES;

/** Why an uploaded file is refused. [S8] */
export type UploadRefusal =
  | { readonly code: 'UPLOAD_TOO_LARGE'; readonly maxBytes: number }
  | { readonly code: 'UPLOAD_NOT_AN_IMAGE' }
  | { readonly code: 'UPLOAD_LINK_EXPIRED' }
  | { readonly code: 'UPLOAD_LINK_USED' };

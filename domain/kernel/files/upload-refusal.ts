/** Why an uploaded file is refused. [S8] */
export type UploadRefusal =
  | { readonly code: 'UPLOAD_TOO_LARGE'; readonly maxBytes: number }
  | { readonly code: 'UPLOAD_NOT_AN_IMAGE' }
  | { readonly code: 'UPLOAD_LINK_EXPIRED' }
  | { readonly code: 'UPLOAD_LINK_USED' };

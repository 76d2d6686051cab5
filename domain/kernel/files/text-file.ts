/** Largest text file that is read, as a list of guests, codes or seats, or a statement: 5 MB. [design] */
export const MAX_TEXT_FILE_BYTES = 5 * 1024 * 1024;

export type TextFileRefusal = { readonly kind: 'FILE_TOO_LARGE'; readonly maxBytes: number };

/** By its size alone, before anything is read: a file of 200 MB would stop the page. [design] */
export const textFileProblem = (bytes: number): TextFileRefusal | null =>
  bytes > MAX_TEXT_FILE_BYTES ? { kind: 'FILE_TOO_LARGE', maxBytes: MAX_TEXT_FILE_BYTES } : null;

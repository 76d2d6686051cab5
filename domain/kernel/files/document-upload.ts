/** Largest uploaded document: 10 MB. [design] */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

export const isDocumentTooLarge = (bytes: number): boolean => bytes > MAX_DOCUMENT_BYTES;

/** Also the extension of the file's name. */
export const DOCUMENT_FORMATS = ['pdf', 'docx', 'xlsx', 'pptx'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** ISO 32000-1, 7.5.2. */
const PDF_HEAD = '%PDF-';
/** Local file header of a ZIP archive: APPNOTE 4.3.7. */
const ZIP_HEAD = 'PK\u0003\u0004';
/** The part that names the others: ECMA-376, part 2. */
const PARTS_LIST = '[Content_Types].xml';
const MACROS = 'vbaProject.bin';
const MAIN_PARTS = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;

/** By its own bytes, whatever its name says; null for anything else, office files with macros included. [design] */
export function documentFormat(bytes: Uint8Array): DocumentFormat | null {
  if (holdsAt(bytes, 0, PDF_HEAD)) return 'pdf';
  if (!holdsAt(bytes, 0, ZIP_HEAD) || !holds(bytes, PARTS_LIST) || holds(bytes, MACROS)) return null;
  for (const format of ['docx', 'xlsx', 'pptx'] as const) if (holds(bytes, MAIN_PARTS[format])) return format;
  return null;
}

function holdsAt(bytes: Uint8Array, from: number, word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (bytes[from + at] !== word.charCodeAt(at)) return false;
  return true;
}

/** Names in a ZIP archive are never compressed. */
function holds(bytes: Uint8Array, word: string): boolean {
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (holdsAt(bytes, at, word)) return true;
  return false;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_FORMATS, documentFormat, isDocumentTooLarge, MAX_DOCUMENT_BYTES } from './document-upload.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const zip = (...names: readonly string[]): Uint8Array =>
  bytes(names.map((name) => `PK\u0003\u0004.....${name}`).join('\u0000'));
const LIST = '[Content_Types].xml';

describe('a document', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n…'), 'pdf'],
    ['a Word file', zip(LIST, 'word/document.xml'), 'docx'],
    ['an Excel file', zip(LIST, 'xl/workbook.xml'), 'xlsx'],
    ['a PowerPoint file', zip(LIST, 'ppt/presentation.xml'), 'pptx'],
    ['an Office file with macros', zip(LIST, 'word/document.xml', 'word/vbaProject.bin'), null],
    ['any other archive', zip('readme.txt', 'word/document.xml'), null],
    ['an archive that only lists parts', zip(LIST), null],
    ['a web page', bytes('<html><script>alert(1)</script>%PDF-'), null],
    ['a program', bytes('MZ\u0090\u0000'), null],
    ['nothing', new Uint8Array(0), null],
    ['a cut head', bytes('%PD'), null],
  ])('%s is read from its bytes', (_what, content, format) => {
    expect(documentFormat(content)).toBe(format);
  });

  it('has at most 10 MB', () => {
    expect([MAX_DOCUMENT_BYTES, isDocumentTooLarge(10_485_760), isDocumentTooLarge(10_485_761)]).toEqual([
      10_485_760,
      false,
      true,
    ]);
  });

  it('never is what its first bytes do not say', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
        const format = documentFormat(content);
        const head = String.fromCharCode(...content.subarray(0, 4));
        expect([null, ...DOCUMENT_FORMATS]).toContain(format);
        if (format !== null) expect(['%PDF', 'PK\u0003\u0004']).toContain(head);
      }),
    );
  });
});

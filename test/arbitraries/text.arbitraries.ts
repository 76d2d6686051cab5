import fc from 'fast-check';

/** Pieces that break careless code. */
const NASTY_PIECES = [
  'Đêm nhạc Trịnh',
  'Nguyễn Thị Ước'.normalize('NFD'),
  'ộ'.normalize('NFD'),
  '👩‍👩‍👧‍👦',
  '🎟️',
  '🇻🇳',
  'שלום',
  '\u202Egnp.exe',
  '\u200B',
  '\u061C',
  '\uFEFF',
  '\u0000',
  '\u007F',
  '\t',
  '\r\n',
  '\r',
  '\n',
  '\u2028',
  '"',
  "'",
  ',',
  ';',
  ':',
  '\\',
  '\\n',
  '=1+1',
  '@SUM(A1)',
  '-',
  '+84 912 345 678',
  '../..',
  'C:\\',
  '/',
  '%0A',
  '<b>&amp;',
  'BEGIN:VEVENT',
  ' ',
  '.',
  'a'.repeat(80),
  '\uD800',
];

export const anyNastyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...NASTY_PIECES),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((pieces) => pieces.join(''));

export const anyEventName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'Đêm nhạc ở Đà Lạt',
    'Hội chợ sách 2026',
    'Saigon Tech Week: AI & Data',
    'Gốm Việt (workshop)',
    'ĐÊM HỘI',
  ),
  anyNastyText,
);

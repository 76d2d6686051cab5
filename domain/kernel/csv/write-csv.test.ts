import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { type CsvValue, guardedText, unguardedText, writeCsvCell } from './csv-cell.ts';
import { readCsv } from './read-csv.ts';
import { BYTE_ORDER_MARK, CSV_CONTENT_TYPE, writeCsv } from './write-csv.ts';

const columnsOf = (titles: readonly string[]) =>
  titles.map((title, at) => ({ title, cell: (row: readonly CsvValue[]) => row[at] ?? null }));
const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    [' a', '" a"'],
    ['a ', '"a "'],
    ['', ''],
    [null, ''],
    [-12.5, '-12.5'],
    [1_250_000, '1250000'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    ['half \uD800', 'half \uFFFD'],
    ['-12', "'-12"],
    ['+84 912 345 678', "'+84 912 345 678"],
  ])('%j is written as %j', (value, cell) => {
    expect(writeCsvCell(value)).toBe(cell);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n',
    ' =1',
    '\u200B=1',
    '\uFEFF@x',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    "'=1",
    "''+1",
    '\tx',
    '\rx',
  ])('%j is guarded, once', (text) => {
    expect(guardedText(text)).toBe(`'${text}`);
    expect(unguardedText(guardedText(text))).toBe(text);
  });

  it.each(['a=1', "'quoted", "it's", '1-2', '', "'", 'Đêm nhạc', ' a'])('%j needs no guard', (text) => {
    expect(guardedText(text)).toBe(text);
    expect(unguardedText(text)).toBe(text);
  });

  it('never starts a formula, and loses no character', () => {
    fc.assert(
      fc.property(anyNastyText, (text) => {
        const seen = guardedText(text);
        expect(seen).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
        expect(unguardedText(seen)).toBe(text);
      }),
    );
  });
});

describe('a CSV file', () => {
  it('has commas, CRLF and UTF-8 with a byte-order mark [S2.14-23]', () => {
    const written = writeCsv(columnsOf(['Tên', 'Số vé']), [
      ['Ngô Lan', 2],
      ['Đỗ "Tí", Minh', -1],
    ]);
    expect(written).toEqual({ ok: true, value: '\uFEFFTên,Số vé\r\nNgô Lan,2\r\n"Đỗ ""Tí"", Minh",-1\r\n' });
    const bytes = Buffer.from(written.ok ? written.value : '', 'utf-8');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(CSV_CONTENT_TYPE).toBe('text/csv; charset=utf-8');
  });

  it('is refused without rows', () => {
    expect(writeCsv(columnsOf(['a']), [])).toEqual({ ok: false, refusal: { code: 'NO_DATA_TO_EXPORT' } });
  });

  it('has one line per row, including empty rows', () => {
    expect(writeCsv(columnsOf(['a']), [[''], [null], [0]])).toEqual({
      ok: true,
      value: '\uFEFFa\r\n""\r\n""\r\n0\r\n',
    });
  });

  it('round-trips every text', () => {
    const row = fc.array(anyNastyText, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(row, fc.array(row, { minLength: 1, maxLength: 4 }), (titles, rows) => {
        const written = writeCsv(columnsOf(titles), rows);
        const whole = rows.map((cells) => titles.map((_, at) => (cells[at] ?? '').toWellFormed()));
        expect(cellsOf(written.ok ? written.value : '')).toEqual([
          titles.map((title) => title.toWellFormed()),
          ...whole,
        ]);
      }),
    );
  });

  it('round-trips a single column', () => {
    fc.assert(
      fc.property(fc.array(anyNastyText, { minLength: 1, maxLength: 4 }), (texts) => {
        const written = writeCsv([{ title: 'x', cell: (text: string) => text }], texts);
        expect(cellsOf(written.ok ? written.value : '')).toEqual([
          ['x'],
          ...texts.map((text) => [text.toWellFormed()]),
        ]);
      }),
    );
  });
});

describe('reading CSV', () => {
  it.each([
    // RFC 4180, section 2, rules 1 to 7.
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'b\r\nbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
    [
      `${BYTE_ORDER_MARK}a,b\n1,2\n`,
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,\n,b\n,',
      [
        ['a', ''],
        ['', 'b'],
        ['', ''],
      ],
    ],
    ['a\n\n\r\nb\n""\n', [['a'], ['b'], ['']]],
    ['', []],
    [BYTE_ORDER_MARK, []],
    [' a , b ', [[' a ', ' b ']]],
  ])('%j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it.each([
    [
      'a,b\nc"d,e',
      [
        ['a', 'b'],
        ['c"d', 'e'],
      ],
    ],
    ['"a"b', [['"a"b']]],
    ['"a" ,b', [['"a" ', 'b']]],
    ['a,"b\nc', [['a', '"b'], ['c']]],
    [
      '"a,b\n"c",d',
      [
        ['"a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"x\r\ny"\r\n"', [['x\r\ny'], ['"']]],
  ])('a stray quote in %j spoils no other cell', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it.each([
    [
      'name;email\nMai, Lan;x',
      [
        ['name', 'email'],
        ['Mai, Lan', 'x'],
      ],
    ],
    [
      'name\temail\nMai;Lan\tx',
      [
        ['name', 'email'],
        ['Mai;Lan', 'x'],
      ],
    ],
    [
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
  ])('%j is parted as its first line is', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('reports the line where a row begins', () => {
    const read = readCsv('a\r\n"b\nc"\n\nd');
    expect(read.map(({ line }) => line)).toEqual([1, 2, 5]);
  });
});

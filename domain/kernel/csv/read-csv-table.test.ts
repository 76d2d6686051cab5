import { describe, expect, it } from 'vitest';
import { ok, refused } from '#domain/kernel/result.ts';
import { readCsvTable } from './read-csv-table.ts';

const guests = {
  columns: { email: ['email', 'mail'], 'họ tên': ['họ tên'] },
  mostRows: 3,
  read: (cell: (column: 'email' | 'họ tên') => string, line: number) =>
    cell('email').includes('@')
      ? ok(`${line}: ${cell('họ tên')} <${cell('email')}>`)
      : refused({ code: 'INVALID_EMAIL' } as const),
};

describe('an uploaded table', () => {
  it('reads valid rows and reports invalid ones by line', () => {
    expect(
      readCsvTable('Email,Ho Ten,note\r\nlan@a.vn, Ngô Lan ,x\r\n"nobody\r\n",y,z\r\nonly one\r\n', guests),
    ).toEqual({
      ok: true,
      value: {
        rows: ['2: Ngô Lan <lan@a.vn>'],
        refusedRows: [
          { line: 3, refusal: { code: 'INVALID_EMAIL' } },
          { line: 5, refusal: { code: 'WRONG_NUMBER_OF_CELLS', expected: 3, given: 1 } },
        ],
      },
    });
  });

  it('accepts columns in any order', () => {
    expect(readCsvTable(' HỌ TÊN ,mail,E-MAIL\nLan,,a@b\n', guests)).toEqual({
      ok: true,
      value: { rows: ['2: Lan <a@b>'], refusedRows: [] },
    });
  });

  it('reads a column that a file may lack as empty cells', () => {
    const withPhone = {
      ...guests,
      optional: { phone: ['phone', 'mobile'] },
      read: (cell: (column: 'email' | 'họ tên' | 'phone') => string) => ok(`${cell('email')} ${cell('phone')}`),
    };
    expect(readCsvTable('email,ho ten\na@b,Lan\n', withPhone)).toMatchObject({ value: { rows: ['a@b '] } });
    expect(readCsvTable('mobile,email,ho ten\n090,a@b,Lan', withPhone)).toMatchObject({ value: { rows: ['a@b 090'] } });
  });

  it.each([
    ['', { kind: 'EMPTY' }],
    ['\r\n', { kind: 'EMPTY' }],
    ['email\na@b', { kind: 'COLUMN_MISSING', column: 'họ tên' }],
    ['email,ho ten\n1,\n2,\n3,\n4,', { kind: 'TOO_MANY_ROWS', max: 3 }],
  ])('refuses %j as a whole', (text, refusal) => {
    expect(readCsvTable(text, guests)).toEqual({ ok: false, refusal });
  });

  it('accepts the largest allowed table', () => {
    expect(readCsvTable('email,ho ten\na@1,\na@2,\na@3,', guests)).toMatchObject({
      ok: true,
      value: { refusedRows: [], rows: { length: 3 } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { fieldName } from './field-names.ts';
import { inputProblemSentence } from './input-problems.ts';

describe('a field problem', () => {
  it.each([
    ['[S5-01]', { kind: 'REQUIRED' }, 'Price is required', 'Vui lòng nhập giá vé'],
    ['[S5-02]', { kind: 'NOT_A_NUMBER' }, 'Price must be a number', 'Giá vé phải là số'],
    ['[S5-03]', { kind: 'TOO_SMALL', min: 25_000 }, 'Price must be at least 25,000', 'Giá vé phải từ 25.000 trở lên'],
    [
      '[S5-04]',
      { kind: 'TOO_LARGE', max: 25_000 },
      'Price must be no more than 25,000',
      'Giá vé không được vượt quá 25.000',
    ],
    [
      'characters',
      { kind: 'TOO_LONG', max: 200 },
      'Price must be no more than 200 characters',
      'Giá vé không được quá 200 ký tự',
    ],
    ['shape', { kind: 'MALFORMED' }, 'Price is not valid', 'Giá vé không hợp lệ'],
  ] as const)('has a sentence in both languages %s', (_row, problem, en, vi) => {
    expect(inputProblemSentence('input.session.price', problem)).toEqual({ en, vi });
  });

  it.each([
    ['input.lines.0.number_of_tickets', 'Number of tickets', 'Số lượng vé'],
    ['limit', 'Entries per page', 'Số mục mỗi trang'],
    ['input.limit', 'Limit per purchase', 'Giới hạn mỗi lần mua'],
    ['attendees.1', 'Attendees', 'Người tham dự'],
    ['some_new_field', 'Some new field', 'Some new field'],
    ['input.valueOf', 'ValueOf', 'ValueOf'],
    ['', 'Input', 'Dữ liệu'],
    ['0', 'Input', 'Dữ liệu'],
  ])('names the field %j as %j and %j', (path, en, vi) => {
    expect(fieldName(path)).toEqual({ en, vi });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { amount, percent } from '#test/builders/a-promotion.ts';
import { type CodeRow, type CodeRowsSetting, readCodeRows } from './code-rows.ts';
import type { CodeText } from './code-text.ts';

const SETTING: CodeRowsSetting = { ticketTypeIds: ['standard'], beginAt: null, endAt: null };
const EVENT = { tickets: [{ ticketTypeId: 'standard', price: dong(100_000) }], codes: new Set(['TAKEN' as CodeText]) };
const row = (line: number, over: Partial<CodeRow> = {}): CodeRow => ({
  line,
  code: `CODE${line}`,
  percentOff: '10',
  amountOff: '',
  quantity: '',
  ...over,
});

describe('an uploaded file of codes', () => {
  it('keeps what is right and tells the rest by its line', () => {
    const rows = [
      row(2, { code: ' sale ', amountOff: ' ', quantity: ' 5 ' }),
      row(3, { percentOff: ' ', amountOff: '50.000' }),
      row(4, { code: 'SALE' }),
      row(5, { code: 'taken' }),
      row(6, { percentOff: 'ten' }),
      row(7, { amountOff: '5.00' }),
      row(8, { percentOff: '' }),
      row(9, { quantity: '1.5' }),
      row(10, { code: '=1+1' }),
      row(11, { quantity: '-1' }),
      row(12, { quantity: '5x' }),
    ];
    const terms = { ticketTypeIds: ['standard'], beginAt: null, endAt: null };
    expect(readCodeRows(rows, SETTING, EVENT)).toEqual({
      codes: [
        { ...terms, code: 'SALE', discount: percent(10), quantity: 5 },
        { ...terms, code: 'CODE3', discount: amount(50_000), quantity: null },
      ],
      refused: [
        { line: 4, problem: { code: 'CODE_TAKEN', taken: 'SALE' } },
        { line: 5, problem: { code: 'CODE_TAKEN', taken: 'TAKEN' } },
        { line: 6, problem: { code: 'INVALID_INPUT', field: 'percent_off', problem: { kind: 'NOT_A_NUMBER' } } },
        { line: 7, problem: { code: 'INVALID_INPUT', field: 'amount_off', problem: { kind: 'NOT_A_NUMBER' } } },
        { line: 8, problem: { code: 'INVALID_INPUT', field: 'percent_off', problem: { kind: 'REQUIRED' } } },
        { line: 9, problem: { code: 'INVALID_INPUT', field: 'quantity', problem: { kind: 'NOT_A_NUMBER' } } },
        { line: 10, problem: { code: 'INVALID_INPUT', field: 'code', problem: { kind: 'MALFORMED' } } },
        { line: 11, problem: { code: 'INVALID_INPUT', field: 'quantity', problem: { kind: 'NOT_A_NUMBER' } } },
        { line: 12, problem: { code: 'INVALID_INPUT', field: 'quantity', problem: { kind: 'NOT_A_NUMBER' } } },
      ],
    });
  });

  it('every row is kept or refused, and no code is kept twice', () => {
    const cell = fc.constantFrom('', ' ', '0', '1', '50', '101', '10.000', 'x');
    const anyRow = fc.record({
      code: fc.constantFrom('a', 'A', ' b', 'taken', 'c c', ''),
      percentOff: cell,
      amountOff: cell,
      quantity: cell,
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), (cells) => {
        const read = readCodeRows(
          cells.map((cellsOfRow, at) => ({ ...cellsOfRow, line: at + 2 })),
          SETTING,
          EVENT,
        );
        expect(read.codes.length + read.refused.length).toBe(cells.length);
        expect(new Set([...EVENT.codes, ...read.codes.map(({ code }) => code)]).size).toBe(read.codes.length + 1);
      }),
    );
  });

  it('leaves the event’s codes as they are', () => {
    readCodeRows([row(2)], SETTING, EVENT);
    expect([...EVENT.codes]).toEqual(['TAKEN']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyCode } from '#test/arbitraries/promotion.arbitraries.ts';
import { amount, percent } from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import {
  type CodeDraft,
  type CodeRow,
  type CodeRowsSetting,
  checkCode,
  type EventCodes,
  readCodeRows,
} from './check-code.ts';
import type { CodeText } from './discount-code.ts';

const draft = (over: Partial<CodeDraft> = {}): CodeDraft => ({
  code: ' sale10 ',
  percentOff: 10,
  amountOff: null,
  ticketTypeIds: ['standard'],
  beginAt: null,
  endAt: null,
  quantity: null,
  ...over,
});

describe('creating a discount code', () => {
  const EVENT: EventCodes = {
    tickets: [
      ...['standard', 'vip', 'balcony', 'livestream', 'table'].map((ticketTypeId) => ({
        ticketTypeId,
        price: dong(100_000),
      })),
      { ticketTypeId: 'student', price: dong(0) },
    ],
    codes: new Set(['TAKEN' as CodeText]),
  };

  it('stores it trimmed and in capitals, with its tickets [S3-54]', () => {
    expect(
      checkCode(draft({ ticketTypeIds: ['standard', 'vip'], beginAt: NOW, endAt: minutes(1), quantity: 5 }), EVENT),
    ).toEqual({
      ok: true,
      value: {
        code: 'SALE10',
        discount: percent(10),
        ticketTypeIds: ['standard', 'vip'],
        beginAt: NOW,
        endAt: minutes(1),
        quantity: 5,
      },
    });
  });

  it('accepts what it stored, but not twice', () => {
    fc.assert(
      fc.property(anyCode, ({ discount, ...code }) => {
        const ticketTypeIds = code.ticketTypeIds.map((ticketTypeId) =>
          ticketTypeId === 'student' ? 'vip' : ticketTypeId,
        );
        const again = { ...code, percentOff: null, amountOff: null, ...discount, ticketTypeIds };
        const once = checkCode(again, EVENT);
        expect(once.ok && once.value).toMatchObject({ code: code.code, discount });
        expect(checkCode(again, { ...EVENT, codes: new Set([code.code]) })).toEqual({
          ok: false,
          refusal: { code: 'CODE_TAKEN', taken: code.code },
        });
      }),
    );
  });

  it('a code differing in case only is a duplicate', () => {
    expect(checkCode(draft({ code: 'Taken' }), EVENT)).toEqual({
      ok: false,
      refusal: { code: 'CODE_TAKEN', taken: 'TAKEN' },
    });
  });

  it('refuses a free ticket [S5-14]', () => {
    expect(checkCode(draft({ ticketTypeIds: ['standard', 'student'] }), EVENT)).toEqual({
      ok: false,
      refusal: { code: 'FREE_TICKET', ticketTypeId: 'student' },
    });
  });

  it.each([
    ['code', { code: '' }, { kind: 'REQUIRED' }],
    ['percent_off', { percentOff: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['amount_off', { amountOff: 1 }, { kind: 'MALFORMED' }],
    ['end_at', { beginAt: NOW, endAt: NOW }, { kind: 'MALFORMED' }],
    ['quantity', { quantity: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['quantity', { quantity: 1_000_001 }, { kind: 'TOO_LARGE', max: 1_000_000 }],
    ['ticket_id', { ticketTypeIds: [] }, { kind: 'REQUIRED' }],
  ] satisfies [string, Partial<CodeDraft>, unknown][])('%s of %j is refused with %j', (field, over, problem) => {
    expect(checkCode(draft(over), EVENT)).toEqual({ ok: false, refusal: { code: 'INVALID_INPUT', field, problem } });
  });
});

const SETTING: CodeRowsSetting = { ticketTypeIds: ['standard'], beginAt: null, endAt: null };
const row = (line: number, over: Partial<CodeRow> = {}): CodeRow => ({
  line,
  code: `CODE${line}`,
  percentOff: '10',
  amountOff: '',
  quantity: '',
  ...over,
});

describe('uploading codes', () => {
  const EVENT = {
    tickets: [{ ticketTypeId: 'standard', price: dong(100_000) }],
    codes: new Set(['TAKEN' as CodeText]),
  };

  it('keeps valid rows and reports others by line', () => {
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

  it('keeps or reports every row, and keeps no code twice', () => {
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

  it('leaves existing codes unchanged', () => {
    readCodeRows([row(2)], SETTING, EVENT);
    expect([...EVENT.codes]).toEqual(['TAKEN']);
  });
});

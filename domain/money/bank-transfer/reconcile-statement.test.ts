import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTask, type ReportedTransfer, readStatement, reconcileStatement } from './reconcile-statement.ts';
import { TRANSFER_STATES, type TransferState } from './transfer-state.ts';

const aTransfer = (
  id: string,
  state: TransferState | null,
  over: Partial<ReportedTransfer> = {},
): ReportedTransfer => ({
  id,
  bankReference: `FT${id}`,
  amount: 200_000,
  direction: 'in',
  content: `VEMOI${id}`,
  state,
  ...over,
});
const lineOf = (transfer: ReportedTransfer, line = 2) => ({ ...transfer, line });

describe('a day’s statement', () => {
  it('is matched, explained or a task, line by line', () => {
    const paid = aTransfer('1', 'PAID');
    const ignored = aTransfer('2', 'IGNORED');
    const unknown = aTransfer('3', 'UNKNOWN');
    const fresh = aTransfer('4', null);
    const onlyFeed = aTransfer('5', 'PAID');
    const lines = [paid, ignored, unknown, fresh].map((transfer, at) => lineOf(transfer, at + 2));
    const strange = { ...lineOf(aTransfer('9', null)), bankReference: 'FT9', content: 'Lương tháng 11' };
    const told = reconcileStatement([...lines, strange], [onlyFeed, fresh, unknown, ignored, paid]);
    expect(told.map(({ kind }) => kind)).toEqual([
      'MATCHED',
      'EXPLAINED',
      'TO_REVIEW',
      'TO_REVIEW',
      'NOT_REPORTED',
      'NOT_IN_STATEMENT',
    ]);
    expect(told.filter(isTask)).toHaveLength(4);
  });

  it('matches by text where the statement has another reference, never another amount or direction', () => {
    const paid = aTransfer('1', 'PAID', { content: 'Chuyen tien VEMOI1 tu Lan' });
    const line = { ...lineOf(paid), bankReference: 'MB0001', content: 'VEMOI1' };
    expect(reconcileStatement([line], [paid])[0]?.kind).toBe('MATCHED');
    for (const other of [{ amount: 1 }, { direction: 'out' as const }])
      expect(reconcileStatement([{ ...line, ...other }], [paid]).map(({ kind }) => kind)).toEqual([
        'NOT_REPORTED',
        'NOT_IN_STATEMENT',
      ]);
  });

  it('counts every line and every transfer once', () => {
    const anyTransfer = fc.record({
      id: fc.uuid(),
      bankReference: fc.constantFrom('FT1', 'FT2', ''),
      amount: fc.constantFrom(1_000, 2_000),
      direction: fc.constantFrom('in' as const, 'out' as const),
      content: fc.constantFrom('', 'VEMOI', 'VEMOI A'),
      state: fc.constantFrom(...TRANSFER_STATES, null),
    });
    fc.assert(
      fc.property(fc.array(anyTransfer, { maxLength: 8 }), fc.array(anyTransfer, { maxLength: 8 }), (some, others) => {
        const lines = some.map((transfer, at) => lineOf(transfer, at));
        const told = reconcileStatement(lines, others);
        expect(told.flatMap((one) => ('line' in one ? [one.line] : []))).toEqual(lines);
        const transfers = told.flatMap((one) => ('transfer' in one ? [one.transfer] : []));
        expect(new Set(transfers)).toEqual(new Set(others));
        expect(transfers).toHaveLength(others.length);
      }),
    );
  });
});

describe('a statement’s file', () => {
  it.each([
    ['Reference,Description,Amount\nFT1,VEMOI1,"1,250,000"\nFT2,Phí,-11000.00'],
    ['Số tham chiếu;Nội dung;Ghi nợ;Ghi có\nFT1;VEMOI1;;1.250.000\nFT2;Phí;11.000;'],
  ])('is read with either kind of columns', (text) => {
    expect(readStatement(text)).toEqual({
      ok: true,
      value: {
        rows: [
          { line: 2, bankReference: 'FT1', content: 'VEMOI1', amount: 1_250_000, direction: 'in' },
          { line: 3, bankReference: 'FT2', content: 'Phí', amount: 11_000, direction: 'out' },
        ],
        refusedRows: [],
      },
    });
  });

  it('names a column that is missing and a line without an amount', () => {
    expect(readStatement('Ngày,Nội dung\n1,2')).toEqual({
      ok: false,
      refusal: { kind: 'COLUMN_MISSING', column: 'reference' },
    });
    expect(readStatement('Reference,Description,Amount\nFT1,x,nothing')).toMatchObject({
      value: { rows: [], refusedRows: [{ line: 2, refusal: { code: 'NO_AMOUNT' } }] },
    });
  });
});

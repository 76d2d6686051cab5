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

  it('a transfer that a person closed is explained', () => {
    const closed = aTransfer('1', 'CLOSED');
    expect(reconcileStatement([lineOf(closed)], [closed])[0]?.kind).toBe('EXPLAINED');
  });

  const kinds = (line: Partial<ReportedTransfer>, transfer: Partial<ReportedTransfer>) => {
    const paid = aTransfer('1', 'PAID');
    return reconcileStatement([{ ...lineOf(paid), ...line }], [{ ...paid, ...transfer }]).map(({ kind }) => kind);
  };
  const APART = ['NOT_REPORTED', 'NOT_IN_STATEMENT'];

  it('matches by reference whatever the text, and however the reference is spaced, but not one that is missing', () => {
    const content = 'Lương tháng 11';
    expect(kinds({ content }, {})).toEqual(['MATCHED']);
    expect(kinds({ content, bankReference: ' ft  1 ' }, { bankReference: 'FT 1' })).toEqual(['MATCHED']);
    expect(kinds({ content, bankReference: 'FT 12' }, { bankReference: 'FT1 2' })).toEqual(APART);
    expect(kinds({ content, bankReference: '' }, { bankReference: '' })).toEqual(APART);
  });

  it('matches a text that either side has cut, but no text that is missing', () => {
    const bankReference = 'MB0001';
    const long = 'CHUYEN TIEN VEMOI1 TU LAN';
    expect(kinds({ bankReference, content: long }, { content: ' vemoi1  tu lan ' })).toEqual(['MATCHED']);
    expect(kinds({ bankReference, content: 'vemoi1' }, { content: long })).toEqual(['MATCHED']);
    expect(kinds({ bankReference, content: 'VEMOI2' }, { content: long })).toEqual(APART);
    expect(kinds({ bankReference, content: ' ' }, { content: long })).toEqual(APART);
    expect(kinds({ bankReference, content: long }, { content: '' })).toEqual(APART);
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

  it('is read as MT940 too', () => {
    const text = ':20:A\n:60F:C261127VND0,\n:61:261127C5000,NTRFNONREF//FT1\n:86:VEMOI1\n:62F:C261127VND5000,\n-';
    expect(readStatement(text)).toMatchObject({
      value: { rows: [{ line: 3, bankReference: 'FT1', content: 'VEMOI1', amount: 5_000, direction: 'in' }] },
    });
    expect(readStatement(text.replace('VND5000', 'VND500'))).toMatchObject({ refusal: { kind: 'BALANCE_WRONG' } });
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

  const amountOf = (amount: string) => {
    const table = readStatement(`Reference,Description,Amount\nFT1,x,"${amount}"`);
    return table.ok ? (table.value.rows[0]?.amount ?? null) : null;
  };

  it.each([
    ['1.250.000 VND', 1_250_000],
    ['250 000 đ', 250_000],
    ['+11000', 11_000],
    ['0', null],
    ['x12', null],
    ['12x', null],
  ])('has in %j the amount %j', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each([
    ...[
      'reference',
      'reference number',
      'ref no',
      'transaction id',
      'số tham chiếu',
      'mã giao dịch',
      'số bút toán',
    ].map((title) => [title, 'Description', 'Amount']),
    ...['content', 'details', 'nội dung', 'diễn giải', 'mô tả'].map((title) => ['Reference', title, 'Amount']),
    ['Reference', 'Description', 'số tiền'],
  ])('is read with the titles %s, %s and %s', (...titles) => {
    expect(readStatement(`${titles.join(',')}\nFT1,VEMOI1,5000`)).toMatchObject({
      value: { rows: [{ bankReference: 'FT1', content: 'VEMOI1', amount: 5_000, direction: 'in' }] },
    });
  });

  it.each([
    ['credit', 'debit'],
    ['credit amount', 'debit amount'],
    ['ghi có', 'ghi nợ'],
    ['tiền vào', 'tiền ra'],
    ['phát sinh có', 'phát sinh nợ'],
  ])('has what came in under %s and what went out under %s', (credit, debit) => {
    const text = `Reference,Description,${credit},${debit}\nFT1,x,5000,\nFT2,y,,7000`;
    expect(readStatement(text)).toMatchObject({
      value: {
        rows: [
          { amount: 5_000, direction: 'in' },
          { amount: 7_000, direction: 'out' },
        ],
      },
    });
  });

  it('is refused above five thousand movements, whatever its columns', () => {
    const rows = (count: number, row: string) => Array.from({ length: count }, () => row).join('\n');
    const one = 'Reference,Description,Amount\n';
    const two = 'Reference,Description,Credit,Debit\n';
    expect(readStatement(one + rows(5_000, 'FT1,x,1'))).toMatchObject({ ok: true });
    for (const text of [one + rows(5_001, 'FT1,x,1'), two + rows(5_001, 'FT1,x,1,')])
      expect(readStatement(text)).toEqual({ ok: false, refusal: { kind: 'TOO_MANY_ROWS', max: 5_000 } });
  });
});

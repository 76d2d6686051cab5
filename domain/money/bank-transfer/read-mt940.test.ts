import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMt940, readMt940 } from './read-mt940.ts';

/** The example of the SWIFT User Handbook for MT 940, in dong. */
const HANDBOOK = `{1:F01ANASCH20AXXX0000000000}{2:I940BSCHGB2LXEQUN}{4:
:20:123456
:25:123-304958
:28C:123/1
:60F:C980622VND395212311,71
:61:980623C50000000,NTRFNONREF//8951234
ORDER BK OF NYC WESTERN CASH RESERVE
:61:980625C5700000,NFEX036960//8954321
:61:980626C200000,NDIVNONREF//8846543
:86:DIVIDEND LORAL CORP
PREFERRED STOCK 1ST QUARTER 1998
:62F:C980623VND451112311,71
:64:C980623VND445212311,71
:65:C980625VND450912311,71
:65:C980626VND451112311,71
:86:PRIME RATE AS OF TODAY 11 PCT
-}{5:{CHK:3916EF336FF7}}`;

const day = (...lines: readonly string[]): string =>
  [':20:DAY', ':25:1012345678', ':28C:1/1', ':60F:C261127VND1000000,', ...lines, '-'].join('\r\n');
const read = (text: string, most = 100) => readMt940(text, most);

describe('a statement as MT940', () => {
  it('is read from the example of the standard', () => {
    expect(read(HANDBOOK)).toEqual({
      ok: true,
      value: {
        rows: [
          { line: 6, bankReference: '8951234', amount: 50_000_000, direction: 'in', content: '' },
          { line: 8, bankReference: '8954321', amount: 5_700_000, direction: 'in', content: '' },
          {
            line: 9,
            bankReference: '8846543',
            amount: 200_000,
            direction: 'in',
            content: 'DIVIDEND LORAL CORP PREFERRED STOCK 1ST QUARTER 1998',
          },
        ],
        refusedRows: [],
      },
    });
  });

  it('is told from a table by how it begins', () => {
    expect(isMt940(HANDBOOK)).toBe(true);
    expect(isMt940(`\r\n${day(':62F:C261127VND1000000,')}`)).toBe(true);
    expect(isMt940('Reference,Description,Amount')).toBe(false);
    expect(isMt940('Reference,Description :20:,Amount')).toBe(false);
  });

  it('has movements in and out, and reversals the other way', () => {
    const text = day(
      ':61:2611271127CD250000,00NTRFVEMOI1//FT1',
      ':86:VEMOI7K3Q?20CHUYEN TIEN',
      ':86:CAM ON',
      ':61:261127D11000,NCHGNONREF',
      ':61:261127RC50000,S103KH12',
      ':61:261127RD1000,NMSCNONREF//FT4',
      ':62F:C261127VND1190000,00',
    );
    const told = read(text);
    expect(told.ok && told.value.rows).toEqual([
      { line: 5, bankReference: 'FT1', amount: 250_000, direction: 'in', content: 'VEMOI7K3Q CHUYEN TIEN CAM ON' },
      { line: 8, bankReference: '', amount: 11_000, direction: 'out', content: '' },
      { line: 9, bankReference: 'KH12', amount: 50_000, direction: 'out', content: '' },
      { line: 10, bankReference: 'FT4', amount: 1_000, direction: 'in', content: '' },
    ]);
  });

  it('is read with blanks at the ends of lines and blank lines between its messages, but not before them', () => {
    const blank = [':20:DAY', ':60F:C261127VND5,', ':62F:C261127VND5,', '-'].map((line) => `${line}  `).join('\n');
    expect(read(`${blank}\n\n${blank}\n\n`)).toMatchObject({ ok: true });
    expect(read(`Ngân hàng\n${blank}`)).toMatchObject({ refusal: { kind: 'LINE_NOT_READ', line: 1 } });
  });

  it('has a balance that the bank broke over two lines', () => {
    expect(read(day(':62F:C261127VND10', '00000,'))).toMatchObject({ ok: true });
  });

  it('has references and texts without the blanks around and within them', () => {
    const told = read(day(':61:261127C1,NTRF KH12 // FT9', ':86:CHUYEN   TIEN', ':62F:C261127VND1000001,'));
    expect(told.ok && told.value.rows).toMatchObject([{ bankReference: 'FT9', content: 'CHUYEN TIEN' }]);
  });

  it('gives a text to the movement before it alone', () => {
    const told = read(
      day(':61:261127C1,NTRFA', ':28C:1/2', ':86:OF NOBODY', ':62F:C261127VND1000001,', ':86:OF THE DAY'),
    );
    expect(told.ok && told.value.rows).toMatchObject([{ bankReference: 'A', content: '' }]);
  });

  it('joins a text that the bank broke inside a word at 65 characters', () => {
    const full = 'A'.repeat(60);
    const text = day(':61:261127C1,NTRFNONREF', `:86:${full}VEMOI`, '7K3Q', 'XIN', ':62F:C261127VND1000001,');
    const told = read(text);
    expect(told.ok && told.value.rows[0]?.content).toBe(`${full}VEMOI7K3Q XIN`);
  });

  it('goes on over pages, from the balance with which the page before ended', () => {
    const pages = (opening: string) =>
      [
        ':20:DAY\n:60F:C261127VND100,\n:61:261127C50,NTRFNONREF//FT1\n:62M:C261127VND150,\n-',
        `:20:DAY\n:60M:C261127VND${opening},\n:61:261127D200,NTRFNONREF//FT2\n:62F:D261127VND50,\n-`,
      ].join('\n');
    expect(read(pages('150'))).toMatchObject({ value: { rows: [{ amount: 50 }, { amount: 200 }] } });
    expect(read(pages('160'))).toEqual({
      ok: false,
      refusal: { kind: 'BALANCE_WRONG', line: 7, counted: 150, stated: 160 },
    });
  });

  it('compares pages of one statement alone', () => {
    const statement = (opening: string, closing: string) => `:20:DAY\n:${opening},\n:${closing},\n-`;
    for (const [first, second] of [
      [statement('60F:C261127VND100', '62M:C261127VND100'), statement('60F:C261127VND70', '62F:C261127VND70')],
      [statement('60F:C261127VND100', '62F:C261127VND100'), statement('60M:C261127VND70', '62F:C261127VND70')],
    ])
      expect(read(`${first}\n${second}`)).toMatchObject({ ok: true });
  });

  it.each([
    ['a closing balance that does not add up', day(':61:261127C5,NTRFNONREF', ':62F:C261127VND1000004,'), 6],
    ['a closing balance with the other sign', day(':62F:D261127VND1000000,'), 5],
  ])('is refused for %s, with its line', (_, text, line) => {
    expect(read(text)).toMatchObject({ refusal: { kind: 'BALANCE_WRONG', line } });
  });

  it.each([
    ['no closing balance', day(':61:261127C5,NTRFNONREF'), 1],
    ['no opening balance', ':20:DAY\n:62F:C261127VND5,\n-', 1],
    ['no closing balance before the next statement', `${day()}\n${day(':62F:C261127VND1000000,')}`, 1],
  ])('is refused for %s, with the line where it begins', (_, text, line) => {
    expect(read(text)).toEqual({ ok: false, refusal: { kind: 'BALANCE_MISSING', line } });
  });

  it('is refused in another currency, with its line', () => {
    expect(read(HANDBOOK.replaceAll('VND', 'USD'))).toEqual({
      ok: false,
      refusal: { kind: 'OTHER_CURRENCY', line: 5, currency: 'USD' },
    });
    expect(read(day(':62F:C261127USD1000000,'))).toMatchObject({ refusal: { kind: 'OTHER_CURRENCY', line: 5 } });
  });

  const CLOSED = ':62F:C261127VND1000000,';
  it.each([
    ['a movement without its mark', day(':61:2611275,NTRFNONREF'), 5],
    ['a movement on no day', day(':61:261332C5,NTRFNONREF'), 5],
    ['a movement with a part of a dong', day(':61:261127C5,50NTRFNONREF'), 5],
    ['a movement with an amount beyond counting', day(':61:261127C999999999999999,NTRFNONREF'), 5],
    ['a movement with two lines after it', day(':61:261127C5,NTRFNONREF', 'one', 'two'), 5],
    ['a movement after the closing balance', day(CLOSED, ':61:261127C5,NTRFNONREF'), 6],
    ['two opening balances', day(':60F:C261127VND1,'), 5],
    ['two closing balances', day(CLOSED, CLOSED), 6],
    ['a balance beyond counting', day(':62F:C261127VND999999999999999,'), 5],
    ['a balance without a currency', day(':62F:C2611271000000,'), 5],
    ['a field that MT940 does not have', day(':32A:261127VND5,'), 5],
    ['a movement before any statement', ':61:261127C5,NTRFNONREF', 1],
    ['text between statements', `${day(CLOSED)}\r\nNgân hàng`, 7],
    ['no statement at all', '{1:F01ANASCH20AXXX0000000000}', 1],
  ])('is refused for %s, with its line', (_, text, line) => {
    expect(read(text)).toEqual({ ok: false, refusal: { kind: 'LINE_NOT_READ', line } });
  });

  it('leaves out a movement of nothing, and names its line', () => {
    expect(read(day(':61:261127C0,NTRFNONREF', CLOSED))).toEqual({
      ok: true,
      value: { rows: [], refusedRows: [{ line: 5, refusal: { code: 'NO_AMOUNT' } }] },
    });
  });

  it('is refused above the most movements', () => {
    const text = day(':61:261127C5,NTRFNONREF', ':61:261127D5,NTRFNONREF', CLOSED);
    expect(read(text, 2).ok).toBe(true);
    expect(read(text, 1)).toEqual({ ok: false, refusal: { kind: 'TOO_MANY_ROWS', max: 1 } });
  });

  it('adds up to its closing balance, whatever moved, and not to another', () => {
    const anyMovement = fc.record({ amount: fc.integer({ min: 1, max: 1e9 }), mark: fc.constantFrom('C', 'D') });
    fc.assert(
      fc.property(fc.array(anyMovement, { maxLength: 20 }), fc.integer({ min: -3, max: 3 }), (movements, off) => {
        const sum = movements.reduce((total, { amount, mark }) => total + (mark === 'C' ? amount : -amount), 0);
        const closing = 1_000_000 + sum + off;
        const lines = movements.map(({ amount, mark }) => `:61:261127${mark}${amount},NTRFNONREF`);
        const told = read(day(...lines, `:62F:${closing < 0 ? 'D' : 'C'}261127VND${Math.abs(closing)},`));
        expect(told.ok).toBe(off === 0);
        if (told.ok) expect(told.value.rows.map(({ amount }) => amount)).toEqual(movements.map(({ amount }) => amount));
      }),
    );
  });
});

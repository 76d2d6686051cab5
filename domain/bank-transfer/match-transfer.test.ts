import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchTransfer, normaliseForMatching } from './match-transfer.ts';
import { isTransferCode, makeTransferCode } from './transfer-code.ts';
import { transferCodeCandidates } from './transfer-code-candidates.ts';

const code = fc.array(fc.nat({ max: 30 }), { minLength: 9, maxLength: 9 }).map((picks) => {
  const left = picks.values();
  return makeTransferCode(() => left.next().value ?? 0);
});
const codes = fc.uniqueArray(code, { minLength: 2, maxLength: 5 });
const said = (content: string, over: { code?: string | null; description?: string } = {}) => ({ code: null, content, description: '', ...over });

const noise = fc.string({ maxLength: 20, unit: fc.constantFrom(...'abcXYZ0189 .-_/đệ') });

/** What banks do to a message (docs: standards, bank-transfer reconciliation). */
const MANGLINGS: readonly (readonly [string, (message: string) => string])[] = [
  ['as it is', (message) => message],
  ['in lower case', (message) => message.toLowerCase()],
  ['Vietcombank wraps it', (message) => `MBVCB.3278907687.012345.${message}.CT tu 0123499999 NGUYEN THI LAN toi 0011004321234`],
  ['MoMo wraps it', (message) => `123456789012-${message}-CHUYEN TIEN-OQCH0001abcd-MOMO0901234567MOMO`],
  ['SePay puts its own before it', (message) => `BankAPINotify FT26324  SEPAY6747 1 ${message}`],
  ['IBFT puts its trace after it', (message) => `IBFT ${message} Ma giao dich Trace 123456`],
  ['a space inside', (message) => `${message.slice(0, 7)} ${message.slice(7)}`],
  ['a line break inside', (message) => `${message.slice(0, 10)}\n${message.slice(10)}`],
  ['dots and dashes inside', (message) => `${message.slice(0, 3)}.${message.slice(3, 8)}-${message.slice(8, 11)}_${message.slice(11)}`],
  ['the payer adds words', (message) => `Lan chuyển tiền vé ${message} cảm ơn nhé!`],
  ['words grow together with it', (message) => `CK${message}LAN`],
];

describe('finding the code of a transfer', () => {
  it.each(MANGLINGS)('%s', (_how, mangle) => {
    fc.assert(
      fc.property(codes, ([mine, ...others]) => {
        const known = [mine as string, ...others];
        expect(matchTransfer(said(mangle(mine as string)), known)).toEqual({ kind: 'MATCHED', code: mine });
        expect(transferCodeCandidates(said(mangle(mine as string)))).toContain(mine);
      }),
    );
  });

  it('never a wrong one: what is found stands in the text', () => {
    fc.assert(
      fc.property(codes, fc.nat(), noise, noise, fc.integer({ min: 1, max: 13 }), ([first, ...others], pick, before, after, cut) => {
        const known = [first as string, ...others];
        const mine = known[pick % known.length] as string;
        const text = before + mine.slice(0, cut) + after;
        const match = matchTransfer(said(text), known);
        if (match.kind === 'MATCHED') expect(normaliseForMatching(text)).toContain(match.code);
        else expect(known.filter((one) => normaliseForMatching(text).includes(one))).toEqual([]);
      }),
    );
  });

  it('a code that is cut off names nobody', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: 1, max: 13 }), (mine, length) => {
        expect(matchTransfer(said(mine.slice(0, length)), [mine])).toEqual({ kind: 'UNKNOWN' });
      }),
    );
  });

  it('two codes in one text are for a person; the same one twice is not', () => {
    fc.assert(
      fc.property(codes, noise, ([mine, other], between) => {
        const both = matchTransfer(said(`${mine} ${between} ${other}`), [mine as string, other as string]);
        expect(both).toEqual({ kind: 'AMBIGUOUS', codes: [mine, other] });
        expect(matchTransfer(said(`${mine} ${mine}`), [mine as string, mine as string])).toEqual({ kind: 'MATCHED', code: mine });
      }),
    );
  });

  it('the provider’s own code field is asked first, then the content, then the description', () => {
    fc.assert(
      fc.property(codes, ([mine, other]) => {
        const known = [mine as string, other as string];
        expect(matchTransfer(said(other as string, { code: mine as string }), known)).toEqual({ kind: 'MATCHED', code: mine });
        expect(matchTransfer(said(mine as string, { code: (mine as string).slice(0, 9), description: other as string }), known)).toEqual({
          kind: 'MATCHED',
          code: mine,
        });
        expect(matchTransfer(said('', { description: mine as string }), known)).toEqual({ kind: 'MATCHED', code: mine });
      }),
    );
  });

  it('a code that is not known matches nothing, and looks like one all the same', () => {
    fc.assert(
      fc.property(code, (mine) => {
        expect(matchTransfer(said(mine), [])).toEqual({ kind: 'UNKNOWN' });
        expect(transferCodeCandidates(said(mine, { code: mine }))).toEqual([mine]);
      }),
    );
  });

  it('candidates have the shape of a code, also where two beginnings overlap', () => {
    expect(transferCodeCandidates(said('VEMOIVEMOIABCDEFGHJ'))).toEqual(['VEMOIABCDEFGHJ']);
    expect(transferCodeCandidates(said('VEMOIABCDEFGH0 VEMOI'))).toEqual([]);
    expect(transferCodeCandidates(said('tien an trua'))).toEqual([]);
  });
});

describe('transfer codes', () => {
  it('fit every channel: 14 of A-Z and 2-9, without characters that look alike', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(made).toMatch(/^VEMOI[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{9}$/);
        expect(made.slice(5)).not.toMatch(/[O0I1L]/);
        expect(isTransferCode(made)).toBe(true);
      }),
    );
  });

  it.each(['', 'VEMOI', 'VEMOIABCDEFGH', 'VEMOIABCDEFGHJK', 'vemoiabcdefghj', 'VEMOIABCDEFGH0', 'xVEMOIABCDEFGHJ'])('%j is none', (text) => {
    expect(isTransferCode(text)).toBe(false);
  });
});

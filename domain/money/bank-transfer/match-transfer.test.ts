import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyBankEnvelope,
  anyBankNoise,
  anyCodeAmongOthers,
  anyCodeMangling,
  anyEnvelope,
  anyTransferCode,
  BANK_ENVELOPES,
  PAYER_ENVELOPES,
} from '#test/arbitraries/transfer.arbitraries.ts';
import { matchTransfer, type TransferTexts, transferCodeCandidates } from './match-transfer.ts';

const said = (content: string, over: Partial<TransferTexts> = {}): TransferTexts => ({
  code: null,
  content,
  description: '',
  ...over,
});

describe('matching a code', () => {
  it.each(Object.entries({ ...BANK_ENVELOPES, ...PAYER_ENVELOPES }))(
    'finds it in a message with %s, however mangled',
    (_how, envelopes) => {
      fc.assert(
        fc.property(anyCodeAmongOthers, envelopes, anyCodeMangling, ({ mine, others }, envelope, mangle) => {
          const texts = said(envelope(mangle(mine)));
          expect(matchTransfer(texts, [...others, mine])).toEqual({ kind: 'MATCHED', code: mine });
          expect(transferCodeCandidates(texts)).toEqual([mine]);
        }),
      );
    },
  );

  it('finds it in a text cut off after it', () => {
    fc.assert(
      fc.property(anyTransferCode, anyEnvelope, fc.nat({ max: 30 }), (mine, envelope, kept) => {
        const text = envelope(mine);
        const cut = text.slice(0, text.indexOf(mine) + mine.length + kept);
        expect(matchTransfer(said(cut), [mine])).toEqual({ kind: 'MATCHED', code: mine });
      }),
    );
  });

  it('finds it in the content if the provider’s code field is truncated', () => {
    fc.assert(
      fc.property(anyTransferCode, anyEnvelope, fc.integer({ min: 0, max: 13 }), (mine, envelope, kept) => {
        expect(matchTransfer(said(envelope(mine), { code: mine.slice(0, kept) }), [mine])).toEqual({
          kind: 'MATCHED',
          code: mine,
        });
      }),
    );
  });

  it('searches the provider’s code field, then content, then description', () => {
    fc.assert(
      fc.property(anyCodeAmongOthers, ({ mine, others }) => {
        const [other = ''] = others;
        const known = [mine, ...others];
        expect(matchTransfer(said(other, { code: mine, description: other }), known)).toEqual({
          kind: 'MATCHED',
          code: mine,
        });
        expect(matchTransfer(said(mine, { description: other }), known)).toEqual({ kind: 'MATCHED', code: mine });
        expect(matchTransfer(said('', { description: mine }), known)).toEqual({ kind: 'MATCHED', code: mine });
        expect(transferCodeCandidates(said('', { code: mine, description: mine }))).toEqual([mine]);
      }),
    );
  });

  it.each([
    ['MBVCB.3278907687.012345.VEMOIABCDEFGHJ.CT tu 0123499999 NGUYEN THI LAN toi 0011004321234', 'Vietcombank'],
    ['103968932085-VEMOIABCDEFGHJ-CHUYEN TIEN-OQCH0002sFyH-MOMO103968932085MOMO', 'MoMo'],
    ['BankAPINotify Qaetep9929  SEPAY6747 1 VEMOIABCDEFGHJ', 'SePay'],
    ['IBFT vemoiabcdefghj Ma giao dich Trace866229 Trace 866229', 'MB Bank'],
    ['VEMOIAB CDEFGHJ', 'a space inside'],
    ['VEMOIABCDE\nFGHJ', 'a line break inside'],
    ['vemoi.abcd-efg_hj', 'dots, dashes and underscores inside'],
    ['Lan chuyển tiền vé VEMOIABCDEFGHJ cảm ơn nhé!', 'words of the payer'],
  ])('finds it in %j: %s', (content) => {
    expect(matchTransfer(said(content), ['VEMOIABCDEFGHK', 'VEMOIABCDEFGHJ'])).toEqual({
      kind: 'MATCHED',
      code: 'VEMOIABCDEFGHJ',
    });
  });
});

describe('false matches', () => {
  it('never occur in texts of banks and payers, including “vé mời”', () => {
    fc.assert(
      fc.property(anyBankNoise, anyBankNoise, anyTransferCode, (content, description, known) => {
        expect(matchTransfer({ code: content, content, description }, [known])).toEqual({ kind: 'UNKNOWN' });
      }),
    );
  });

  it('bank texts contain nothing shaped like a code', () => {
    fc.assert(
      fc.property(anyBankEnvelope, anyBankEnvelope, (content, description) => {
        expect(
          transferCodeCandidates({ code: content('1'), content: content(''), description: description('0') }),
        ).toEqual([]);
      }),
    );
  });

  it('never replace a truncated code, however similar others are', () => {
    fc.assert(
      fc.property(
        anyCodeAmongOthers,
        anyEnvelope,
        anyCodeMangling,
        fc.integer({ min: 1, max: 14 }),
        ({ mine, others }, envelope, mangle, missing) => {
          const text = envelope(mine);
          const cut = mangle(text.slice(0, text.indexOf(mine) + mine.length - missing));
          expect(matchTransfer(said(cut), [mine, ...others])).toEqual({ kind: 'UNKNOWN' });
          expect(transferCodeCandidates(said(cut))).toEqual([]);
        },
      ),
    );
  });

  it('never replace a mistyped code, unless it is exactly another', () => {
    fc.assert(
      fc.property(
        anyCodeAmongOthers,
        anyEnvelope,
        fc.nat({ max: 13 }),
        fc.constantFrom(...'ABCVEMOI0123'),
        ({ mine, others }, envelope, at, sign) => {
          const typed = mine.slice(0, at) + sign + mine.slice(at + 1);
          const expected = [mine, ...others].includes(typed) ? { kind: 'MATCHED', code: typed } : { kind: 'UNKNOWN' };
          expect(matchTransfer(said(envelope(typed)), [mine, ...others])).toEqual(expected);
        },
      ),
    );
  });

  it('never combine two texts of a notice', () => {
    fc.assert(
      fc.property(anyTransferCode, fc.integer({ min: 1, max: 13 }), (mine, at) => {
        const texts = { code: mine.slice(0, at), content: mine.slice(at), description: mine.slice(0, at) };
        expect(matchTransfer(texts, [mine])).toEqual({ kind: 'UNKNOWN' });
      }),
    );
  });

  it('never accept an unknown code of the right shape', () => {
    fc.assert(
      fc.property(anyCodeAmongOthers, anyEnvelope, ({ mine, others }, envelope) => {
        expect(matchTransfer(said(envelope(mine)), others)).toEqual({ kind: 'UNKNOWN' });
      }),
    );
  });

  it('two codes in one text are left to a person; a repeated one counts once', () => {
    fc.assert(
      fc.property(anyCodeAmongOthers, anyCodeMangling, anyBankNoise, ({ mine, others }, mangle, between) => {
        fc.pre(others.length > 0);
        const [other = ''] = others;
        expect(matchTransfer(said(`${mangle(mine)} ${between} ${other}`), [mine, other])).toEqual({
          kind: 'AMBIGUOUS',
          codes: [mine, other],
        });
        expect(matchTransfer(said(`${mine} ${between} ${mangle(mine)}`), [mine, mine])).toEqual({
          kind: 'MATCHED',
          code: mine,
        });
      }),
    );
  });
});

describe('code candidates', () => {
  it('have the shape of a code, even where two beginnings overlap', () => {
    expect(transferCodeCandidates(said('VEMOIVEMOIABCDEFGHJ'))).toEqual(['VEMOIABCDEFGHJ']);
    expect(transferCodeCandidates(said('VEMOIABCDEFGH0 VEMOI'))).toEqual([]);
    expect(transferCodeCandidates(said('tien an trua'))).toEqual([]);
  });

  it('include each code of a text once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyTransferCode, { maxLength: 4 }), anyCodeMangling, (codes, mangle) => {
        expect(transferCodeCandidates(said(codes.map(mangle).join(' + '), { description: codes.join('') }))).toEqual(
          codes,
        );
      }),
    );
  });
});

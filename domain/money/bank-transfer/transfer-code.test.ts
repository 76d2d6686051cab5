import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBankNoise, anyTransferCode } from '#test/arbitraries/transfer.arbitraries.ts';
import { isTransferCode, TRANSFER_CODE_LENGTH, TRANSFER_CODE_PREFIX } from './transfer-code.ts';
import { cleanTransferMessage } from './transfer-message.ts';

describe('a transfer code', () => {
  it('fits every channel: 14 unambiguous characters that cleaning does not change', () => {
    fc.assert(
      fc.property(anyTransferCode, (code) => {
        expect(code).toMatch(/^VEMOI[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{9}$/);
        expect(code.slice(TRANSFER_CODE_PREFIX.length)).not.toMatch(/[O0I1L]/);
        expect(isTransferCode(code)).toBe(true);
        expect(TRANSFER_CODE_LENGTH).toBeLessThanOrEqual(19);
        expect(cleanTransferMessage(code)).toBe(code);
      }),
    );
  });

  it('cannot overlap with another code', () => {
    fc.assert(
      fc.property(anyTransferCode, anyTransferCode, (one, other) => {
        expect((one + other).split(TRANSFER_CODE_PREFIX)).toHaveLength(3);
      }),
    );
  });

  it('has a prefix that banks do not use', () => {
    fc.assert(
      fc.property(anyBankNoise, (noise) => {
        expect(isTransferCode(noise)).toBe(false);
      }),
    );
    const OF_BANKS = ['PAY', 'FT', 'CT', 'GD', 'MB', 'VCB', 'MOMO', 'IBFT', 'DH', 'TT'];
    expect(OF_BANKS.filter((own) => own.includes(TRANSFER_CODE_PREFIX) || TRANSFER_CODE_PREFIX.includes(own))).toEqual(
      [],
    );
  });

  it.each(['', 'VEMOI', 'VEMOIABCDEFGH', 'VEMOIABCDEFGHJK', 'vemoiabcdefghj', 'VEMOIABCDEFGH0', 'xVEMOIABCDEFGHJ'])(
    'rejects %j',
    (text) => {
      expect(isTransferCode(text)).toBe(false);
    },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newReferralCode, REFERRAL_CODE_LENGTH, readReferralCode } from './referral-code.ts';

it('a new code is read again as it is, also from small letters with spaces around them', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const code = newReferralCode((n) => (numbers.next().value ?? 0) % n);
      expect(code).toHaveLength(REFERRAL_CODE_LENGTH);
      expect(readReferralCode(code)).toBe(code);
      expect(readReferralCode(` ${code.toLowerCase()} `)).toBe(code);
    }),
  );
});

it.each(['LINH', 'A'.repeat(20), 'O0I1L'])('%j may be a code', (text) => {
  expect(readReferralCode(text)).toBe(text);
});

it.each([null, '', '   ', 'ABC', 'A'.repeat(21), 'LINH NGO', 'LINH-1', '<LINH>', 'ĐẠT1'])('%j is none', (text) => {
  expect(readReferralCode(text)).toBeNull();
});

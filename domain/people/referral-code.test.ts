import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#domain/kernel/instant.ts';
import {
  newReferralCode,
  REFERRAL_CODE_LENGTH,
  REFERRAL_KEPT_FOR,
  readReferralCode,
  referralToKeep,
} from './referral-code.ts';

describe('referral code', () => {
  it('a new code round-trips, ignoring case and blanks', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const code = newReferralCode((n) => (numbers.next().value ?? 0) % n);
        expect(code).toHaveLength(REFERRAL_CODE_LENGTH);
        expect(readReferralCode(code)).toBe(code);
        expect(readReferralCode(` ${code.toLowerCase()} `)).toBe(code);
      }),
    );
  });

  it.each(['LINH', 'A'.repeat(20), 'O0I1L'])('%j is a valid code', (text) => {
    expect(readReferralCode(text)).toBe(text);
  });

  it.each([null, '', '   ', 'ABC', 'A'.repeat(21), 'LINH NGO', 'LINH-1', '<LINH>', 'ĐẠT1'])('rejects %j', (text) => {
    expect(readReferralCode(text)).toBeNull();
  });
});

describe('the remembered referral', () => {
  it.each([
    ['the first link', 'LINH', null, null, 'LINH'],
    ['a later link wins', 'MINH', 'LINH', null, 'MINH'],
    ['a page without one changes nothing', null, 'LINH', null, 'LINH'],
    ['an empty one changes nothing', '  ', 'LINH', null, 'LINH'],
    ['what is no code changes nothing', '<script>', 'LINH', null, 'LINH'],
    ['one’s own link changes nothing', 'lan7', 'LINH', 'LAN7', 'LINH'],
    ['one’s own link alone is nobody', 'LAN7', null, 'LAN7', null],
    ['a friend’s link, for who has an account', 'LINH', null, 'LAN7', 'LINH'],
  ] as const)('%s', (_what, given, kept, own, captured) => {
    expect(referralToKeep(given, kept, own)).toBe(captured);
  });

  it('is the last followed link of somebody else', () => {
    const anyCode = fc.constantFrom('LINH', 'MINH', 'LAN7', '', 'x');
    fc.assert(
      fc.property(fc.array(anyCode), (links) => {
        const kept = links.reduce<string | null>((before, link) => referralToKeep(link, before, 'LAN7'), null);
        expect(kept).toBe(links.findLast((link) => link === 'LINH' || link === 'MINH') ?? null);
      }),
    );
  });

  it('lasts a year', () => {
    expect(REFERRAL_KEPT_FOR / DAY).toBe(365);
  });
});

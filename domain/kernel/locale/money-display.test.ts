import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyLargeDong } from '#test/arbitraries/money.arbitraries.ts';
import { LOCALES } from './locale.ts';
import { groupDigits, showMoney } from './money-display.ts';

describe('displayed money [S9-02]', () => {
  it.each([
    [1_250_000, '1.250.000\u00a0đ', '1,250,000\u00a0đ'],
    [0, '0\u00a0đ', '0\u00a0đ'],
    [999, '999\u00a0đ', '999\u00a0đ'],
    [1_000, '1.000\u00a0đ', '1,000\u00a0đ'],
    [-50_000, '−50.000\u00a0đ', '−50,000\u00a0đ'],
  ])('%d', (amount, vi, en) => {
    expect(showMoney(dong(amount), 'vi')).toBe(vi);
    expect(showMoney(dong(amount), 'en')).toBe(en);
  });

  it('grouping loses no digit', () => {
    fc.assert(
      fc.property(anyLargeDong, fc.constantFrom(...LOCALES), (amount, locale) => {
        const shown = groupDigits(amount, locale);
        expect(Number(shown.replaceAll(/[.,]/g, ''))).toBe(amount);
        expect(shown).toMatch(/^\d{1,3}(?:[.,]\d{3})*$/);
      }),
    );
  });
});

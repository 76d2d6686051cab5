import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Locale } from './locale.ts';

const GROUPS_OF_THREE = /\B(?=(?:\d{3})+$)/g;

/** '1.250.000' in Vietnamese, '1,250,000' in English; with a true minus, not a hyphen. */
export const groupDigits = (amount: number, locale: Locale): string => {
  const separator = locale === 'vi' ? '.' : ',';
  return (amount < 0 ? '−' : '') + String(Math.abs(amount)).replaceAll(GROUPS_OF_THREE, separator);
};

/** '1.250.000 đ' in Vietnamese, '1,250,000 đ' in English, with a non-breaking space. [S9-02] [S2.7-07] */
export const showMoney = (amount: Dong, locale: Locale): string => `${groupDigits(amount, locale)}\u00a0đ`;

import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';

/** 'Dear An,' / 'Chào An,'; without a name 'Hello,' / 'Xin chào,'. */
export function greeting(name: string | null, locale: Locale): string {
  const clean = name === null ? '' : oneLine(name, 60);
  if (clean === '') return locale === 'vi' ? 'Xin chào,' : 'Hello,';
  return locale === 'vi' ? `Chào ${clean},` : `Dear ${clean},`;
}

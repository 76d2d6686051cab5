import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';

export function greeting(name: string | null, locale: Locale): string {
  const clean = name === null ? '' : oneLine(name, 60);
  if (clean === '') return locale === 'vi' ? 'Xin chào,' : 'Hello,';
  return locale === 'vi' ? `Chào ${clean},` : `Dear ${clean},`;
}

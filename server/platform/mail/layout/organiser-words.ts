import type { Locale } from '#domain/kernel/locale/locale.ts';
import { said } from '#words/platform/said.ts';
import type { OrderLetter } from './order-letter.ts';

/** None where nothing was written. [S2.14-05] */
export function organiserWords({ organiserWords: words }: OrderLetter, locale: Locale): readonly string[] {
  if (words === null) return [];
  const [first = '', ...others] = words.split(/\n{2,}/);
  return [said(`From the organiser: ${first}`, `Ban tổ chức nhắn: ${first}`)[locale], ...others];
}

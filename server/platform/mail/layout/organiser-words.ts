import type { Locale } from '#domain/kernel/locale/locale.ts';
import { said } from '#words/platform/said.ts';
import type { OrderLetter } from './order-letter.ts';

/** None where nothing was written. `after`: the organiser's words they follow. [S2.14-05] */
export function organiserWords(
  { organiserWords: words }: OrderLetter,
  locale: Locale,
  after: readonly string[] = [],
): readonly string[] {
  if (words === null) return after;
  const [first = '', ...others] = words.split(/\n{2,}/);
  if (after.length > 0) return [...after, first, ...others];
  return [said(`From the organiser: ${first}`, `Ban tổ chức nhắn: ${first}`)[locale], ...others];
}

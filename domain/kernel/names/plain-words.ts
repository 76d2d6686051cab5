/**
 * Lower case, without diacritics, đ as d: the form in which words are compared and searched. Matches the database's
 * plain_words. [design]
 */
export const plainWords = (text: string): string => withoutDiacritics(text).toLowerCase();

/** đ and Đ do not decompose, so they are replaced explicitly. */
export const withoutDiacritics = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFC');

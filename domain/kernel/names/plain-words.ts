/**
 * Lower case, without diacritics, đ as d: the form in which words are compared and searched. The database's plain_words
 * agrees with it. [design]
 */
export const plainWords = (text: string): string => withoutDiacritics(text).toLowerCase();

/** The same letters without their marks; đ and Đ carry none, so that they are named. */
export const withoutDiacritics = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFC');

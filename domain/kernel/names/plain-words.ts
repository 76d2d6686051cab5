/** Lower case, without diacritics, đ as d, for comparing and searching. Matches plain_words. [design] */
export const plainWords = (text: string): string => withoutDiacritics(text).toLowerCase();

/** đ and Đ do not decompose, so they are replaced explicitly. */
export const withoutDiacritics = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFC');

/** Letters and digits that people tell apart: without 0 O 1 I L. */
export const CLEAR_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** So many random clear characters; `random(n)` answers a whole number from 0 up to, not including, n. */
export const clearCode = (length: number, random: (n: number) => number): string =>
  Array.from({ length }, () => CLEAR_ALPHABET.charAt(random(CLEAR_ALPHABET.length))).join('');

/** Letters and digits that cannot be confused: no 0, O, 1, I or L. */
export const CLEAR_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** `length` random unambiguous characters. `random(n)` returns a whole number from 0 to n - 1. */
export const clearCode = (length: number, random: (n: number) => number): string =>
  Array.from({ length }, () => CLEAR_ALPHABET.charAt(random(CLEAR_ALPHABET.length))).join('');

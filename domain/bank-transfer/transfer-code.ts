/** Not found in what banks write around a message, unlike PAY, FT, MB ... (docs/rules.md) */
export const TRANSFER_CODE_PREFIX = 'VEMOI';

/** Letters and digits that people tell apart: without 0 O 1 I L. */
export const CLEAR_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const RANDOM_CHARACTERS = 9;

/** Fixed, and within the 19 characters that fit every channel. */
export const TRANSFER_CODE_LENGTH = TRANSFER_CODE_PREFIX.length + RANDOM_CHARACTERS;

const SHAPE = new RegExp(`^${TRANSFER_CODE_PREFIX}[${CLEAR_ALPHABET}]{${RANDOM_CHARACTERS}}$`);

/** A new transfer code. `random(n)` answers a whole number from 0 up to, not including, n. Its uniqueness is the directory's. */
export const makeTransferCode = (random: (n: number) => number): string =>
  TRANSFER_CODE_PREFIX + Array.from({ length: RANDOM_CHARACTERS }, () => CLEAR_ALPHABET.charAt(random(CLEAR_ALPHABET.length))).join('');

export const isTransferCode = (text: string): boolean => SHAPE.test(text);

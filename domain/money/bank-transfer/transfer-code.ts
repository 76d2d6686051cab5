import { CLEAR_ALPHABET, clearCode } from '#domain/kernel/encoding/clear-code.ts';

/** Not found in what banks write around a message, unlike PAY, FT, MB ... (docs/rules.md) */
export const TRANSFER_CODE_PREFIX = 'VEMOI';

const RANDOM_CHARACTERS = 9;

/** Fixed, and within the 19 characters that fit every channel. */
export const TRANSFER_CODE_LENGTH = TRANSFER_CODE_PREFIX.length + RANDOM_CHARACTERS;

const SHAPE = new RegExp(`^${TRANSFER_CODE_PREFIX}[${CLEAR_ALPHABET}]{${RANDOM_CHARACTERS}}$`);

/**
 * A new transfer code. `random(n)` answers a whole number from 0 up to, not including, n. Its uniqueness is the
 * directory's.
 */
export const makeTransferCode = (random: (n: number) => number): string =>
  TRANSFER_CODE_PREFIX + clearCode(RANDOM_CHARACTERS, random);

export const isTransferCode = (text: string): boolean => SHAPE.test(text);

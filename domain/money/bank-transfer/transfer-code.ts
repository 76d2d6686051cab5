import { CLEAR_ALPHABET, clearCode } from '#domain/kernel/encoding/clear-code.ts';

/** Does not occur in what banks write around a message, unlike PAY, FT or MB. (docs/rules/money.md) */
export const TRANSFER_CODE_PREFIX = 'VEMOI';

const RANDOM_CHARACTERS = 9;

/** Within the 19 characters that every channel carries. */
export const TRANSFER_CODE_LENGTH = TRANSFER_CODE_PREFIX.length + RANDOM_CHARACTERS;

const SHAPE = new RegExp(`^${TRANSFER_CODE_PREFIX}[${CLEAR_ALPHABET}]{${RANDOM_CHARACTERS}}$`);

/** A new transfer code. `random(n)` returns a whole number from 0 to n - 1. The caller ensures uniqueness. */
export const makeTransferCode = (random: (n: number) => number): string =>
  TRANSFER_CODE_PREFIX + clearCode(RANDOM_CHARACTERS, random);

export const isTransferCode = (text: string): boolean => SHAPE.test(text);

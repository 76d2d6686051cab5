import { CLEAR_ALPHABET, clearCode } from '#domain/kernel/encoding/clear-code.ts';

/** Typed at the door when a QR code cannot be read. */
const REDEEM_CODE_LENGTH = 10;

const SHAPE = new RegExp(`^[${CLEAR_ALPHABET}]{${REDEEM_CODE_LENGTH}}$`);

/** A new redeem code. `random(n)` returns a whole number from 0 to n - 1. */
export const makeRedeemCode = (random: (n: number) => number): string => clearCode(REDEEM_CODE_LENGTH, random);

/** Longer text in the field of the code is what a hand scanner read from a QR code. */
const LONGEST_TYPED = 20;

export const isTypedCode = (text: string): boolean => text.trim().length <= LONGEST_TYPED;

/** Reads a typed redeem code; case, spaces and dashes are ignored. Null if it cannot be one. [S7.6-17] */
export function normaliseRedeemCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return SHAPE.test(code) ? code : null;
}

const GROUP = /.{1,5}/g;

/** A redeem code in groups of five for reading aloud. The space is ignored when it is typed back. */
export const showRedeemCode = (code: string): string => code.replace(GROUP, '$& ').trimEnd();

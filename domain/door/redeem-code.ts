import { CLEAR_ALPHABET, clearCode } from '#domain/kernel/encoding/clear-code.ts';

/** What is typed at the door when a QR cannot be read. */
const REDEEM_CODE_LENGTH = 10;

const SHAPE = new RegExp(`^[${CLEAR_ALPHABET}]{${REDEEM_CODE_LENGTH}}$`);

/** A new redeem code; `random(n)` answers a whole number from 0 up to, not including, n. */
export const makeRedeemCode = (random: (n: number) => number): string => clearCode(REDEEM_CODE_LENGTH, random);

/**
 * What somebody typed as the code it stands for: case, spaces and dashes do not matter. null when it cannot be one.
 * [S7.6-17]
 */
export function normaliseRedeemCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return SHAPE.test(code) ? code : null;
}

const GROUP = /.{1,5}/g;

/** A redeem code in groups of five, as people read it aloud; typed back with its space it is the same code. */
export const showRedeemCode = (code: string): string => code.replace(GROUP, '$& ').trimEnd();

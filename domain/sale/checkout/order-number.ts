import { clearCode } from '#domain/kernel/names/clear-code.ts';

const LENGTH = 9;

/**
 * What people say on the phone: nine clear letters and digits. `random(n)` answers a whole number from 0 up to, not
 * including, n.
 */
export const makeOrderNumber = (random: (n: number) => number): string => clearCode(LENGTH, random);

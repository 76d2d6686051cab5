import { clearCode } from '#domain/kernel/encoding/clear-code.ts';

const RANDOM_CHARACTERS = 10;

/**
 * A new account's username. Nothing of the email address is in it: the pages of usernames are public, and would tell
 * who has an account. `random(n)` returns a whole number from 0 to n - 1. [design]
 */
export const newUsername = (random: (n: number) => number): string =>
  `user${clearCode(RANDOM_CHARACTERS, random).toLowerCase()}`;

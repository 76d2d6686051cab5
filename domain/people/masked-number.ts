const SHOWN = 4;

/**
 * A card's or an account's number as lists show it: its last four signs, enough for who knows it and nothing for who
 * does not.
 */
export const maskedNumber = (number: string): string =>
  number.length > 2 * SHOWN ? `${'•'.repeat(number.length - SHOWN)}${number.slice(-SHOWN)}` : '•'.repeat(number.length);

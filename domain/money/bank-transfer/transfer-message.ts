import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';

/** What fits the purpose of a VietQR (62-08). */
export const TRANSFER_MESSAGE_MAX = 25;

/**
 * A text as a bank carries it: ASCII letters, digits and single spaces, at most 25 characters. What the page shows and
 * what the QR holds are both this one string. [S9-40]
 */
export const cleanTransferMessage = (text: string): string =>
  withoutDiacritics(text)
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, TRANSFER_MESSAGE_MAX)
    .trimEnd();

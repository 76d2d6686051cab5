import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';

/** Capacity of a VietQR's purpose (62-08). */
export const TRANSFER_MESSAGE_MAX = 25;

/** As banks carry it: ASCII letters, digits and single spaces, at most 25 characters. [S9-40] */
export const cleanTransferMessage = (text: string): string =>
  withoutDiacritics(text)
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, TRANSFER_MESSAGE_MAX)
    .trimEnd();

const ADDRESS = /[^\s<>"()]+@[^\s<>"(),;]+/g;
/** Phone, account and card numbers. */
const LONG_NUMBER = /\+?\d[\d .-]{6,}\d/g;

/** A technical text without email addresses and long numbers, to be shown to staff. [design] */
export const hidePersonal = (text: string): string => text.replace(ADDRESS, '…@…').replace(LONG_NUMBER, '…');

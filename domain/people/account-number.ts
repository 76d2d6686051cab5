/** The longest number of an account or card that a VietQR carries (38-01-01). */
export const ACCOUNT_NUMBER_MAX = 19;

const ACCOUNT = new RegExp(`^[A-Za-z0-9]{1,${ACCOUNT_NUMBER_MAX}}$`);
const BANK = /^\d{6}$/;

export const isAccountNumber = (text: string): boolean => ACCOUNT.test(text);

/** A bank by its BIN, as NAPAS numbers them (38-01-00). */
export const isBankNumber = (text: string): boolean => BANK.test(text);

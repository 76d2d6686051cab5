/** Sentences are in words/sale/card-refusals.ts. */
export type CardRefusal = 'INVALID_NUMBER' | 'INVALID_EXPIRY' | 'INVALID_CVC' | 'INVALID_ZIP' | 'INVALID_CARD';

export type ConfirmRefusal = 'AUTHENTICATION_FAILED' | 'INVALID_NUMBER' | 'INVALID_DETAILS';

const CARD_CODES: ReadonlyMap<string, CardRefusal> = new Map([
  ['incomplete_number', 'INVALID_NUMBER'],
  ['invalid_number', 'INVALID_NUMBER'],
  ['incomplete_expiry', 'INVALID_EXPIRY'],
  ['invalid_expiry_year_past', 'INVALID_EXPIRY'],
  ['incomplete_cvc', 'INVALID_CVC'],
  ['incomplete_zip', 'INVALID_ZIP'],
]);

const CONFIRM_CODES: ReadonlyMap<string, ConfirmRefusal> = new Map([
  ['payment_intent_authentication_failure', 'AUTHENTICATION_FAILED'],
  ['incorrect_number', 'INVALID_NUMBER'],
]);

/** card_declined and unknown codes mean an invalid card. [S5-28] [S5-29] [S5-32] */
export const cardRefusal = (code: string): CardRefusal => CARD_CODES.get(code) ?? 'INVALID_CARD';

/** The meaning of a confirmation's error code. [S8-18] */
export const confirmRefusal = (code: string): ConfirmRefusal => CONFIRM_CODES.get(code) ?? 'INVALID_DETAILS';

import { createHmac } from 'node:crypto';
import { signedParameters } from '#domain/money/payment/vnpay.ts';
import { sameSecret } from '#server/money/bank-feed/same-secret.ts';

export const vnpaySignature = (secret: string, text: string): string =>
  createHmac('sha512', secret).update(text, 'utf8').digest('hex');

/** In constant time, ignoring the case of the hex digits. */
export const isVnpaySignature = (secret: string, text: string, given: string): boolean =>
  sameSecret(vnpaySignature(secret, text), given.toLowerCase());

/** Signed as it is sent. Form-encoded: a space is a plus sign. */
export const vnpayQuery = (given: Readonly<Record<string, string>>): string =>
  new URLSearchParams(signedParameters(given).map(([name, value]) => [name, value])).toString();

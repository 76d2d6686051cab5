import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** The token's key number is one byte, and 0 is unused. */
export const MOST_TICKET_KEYS = 255;

/** Revoked once its private key leaked. */
export type TicketKey = { readonly keyNumber: number; readonly revoked: boolean };

/** The next key's number. Numbers are never reused, or old tokens would verify with a new key. */
export function nextTicketKey(
  keys: readonly Pick<TicketKey, 'keyNumber'>[],
): Result<number, { readonly code: 'TICKET_KEYS_USED_UP' }> {
  const next = keys.reduce((highest, { keyNumber }) => Math.max(highest, keyNumber), 0) + 1;
  return next > MOST_TICKET_KEYS ? refused({ code: 'TICKET_KEYS_USED_UP' }) : ok(next);
}

/** What a key is good for: the newest signs, older ones verify, revoked ones do neither. [design] */
export function ticketKeyUse(keys: readonly TicketKey[], keyNumber: number): 'SIGNS' | 'VERIFIES' | 'NOTHING' {
  const good = keys.filter(({ revoked }) => !revoked).map((key) => key.keyNumber);
  if (!good.includes(keyNumber)) return 'NOTHING';
  return good.every((other) => other <= keyNumber) ? 'SIGNS' : 'VERIFIES';
}

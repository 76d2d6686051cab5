import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** One byte of a token holds a key's number, and 0 names none. */
export const MOST_TICKET_KEYS = 255;

/** An event's signing key; revoked once its secret half was seen by others. */
export type TicketKey = { readonly keyNumber: number; readonly revoked: boolean };

/** The number of an event's next key. Numbers are never used again, or an old token would be read under a new key. */
export function nextTicketKey(
  keys: readonly Pick<TicketKey, 'keyNumber'>[],
): Result<number, { readonly code: 'TICKET_KEYS_USED_UP' }> {
  const next = keys.reduce((highest, { keyNumber }) => Math.max(highest, keyNumber), 0) + 1;
  return next > MOST_TICKET_KEYS ? refused({ code: 'TICKET_KEYS_USED_UP' }) : ok(next);
}

/** What a key is good for: the newest signs, older ones verify what they signed, a revoked one neither. [design] */
export function ticketKeyUse(keys: readonly TicketKey[], keyNumber: number): 'SIGNS' | 'VERIFIES' | 'NOTHING' {
  const good = keys.filter(({ revoked }) => !revoked).map((key) => key.keyNumber);
  if (!good.includes(keyNumber)) return 'NOTHING';
  return good.every((other) => other <= keyNumber) ? 'SIGNS' : 'VERIFIES';
}

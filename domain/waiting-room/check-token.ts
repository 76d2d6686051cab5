import { HOUR, type Instant, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Waiter } from './place.ts';
import type { WaitingTokenFields, WaitingTokenKind } from './waiting-token.ts';

/** A place outlives the longest on-sale; whoever comes back within it stands where they stood. */
export const PLACE_LIFE = 6 * HOUR;
/** Time to choose tickets once let in. A place that was let in gives a fresh pass as long as it lasts. */
export const PASS_LIFE = 10 * MINUTE;

export type TokenProblem = 'MISSING' | 'INVALID' | 'OTHER_EVENT' | 'OTHER_PERSON' | 'EXPIRED';

export const newPlace = (eventId: number, waiter: Waiter, now: Instant): WaitingTokenFields => ({
  kind: 'PLACE',
  eventId,
  waiter,
  issuedAt: now,
  expiresAt: later(now, PLACE_LIFE),
});

/** The pass of a place that was let in; it ends with the place. */
export const passFor = (held: WaitingTokenFields, now: Instant): WaitingTokenFields => ({
  ...held,
  kind: 'PASS',
  issuedAt: now,
  expiresAt: instant(Math.min(later(now, PASS_LIFE), held.expiresAt)),
});

/**
 * Whether a genuine token is good for this. Within its life its own holder may show it as often as they like, since a
 * lost answer is asked for again; in the hands of anybody else, or for another event, it is nothing. `holders`: who the
 * caller is known to be.
 */
export function checkToken(
  token: WaitingTokenFields,
  asked: { readonly kind: WaitingTokenKind; readonly eventId: number; readonly holders: readonly Waiter[] },
  now: Instant,
): Result<WaitingTokenFields, Exclude<TokenProblem, 'MISSING'>> {
  if (token.kind !== asked.kind) return refused('INVALID');
  if (token.eventId !== asked.eventId) return refused('OTHER_EVENT');
  if (!asked.holders.some(({ kind, id }) => kind === token.waiter.kind && id === token.waiter.id))
    return refused('OTHER_PERSON');
  return now < token.expiresAt ? ok(token) : refused('EXPIRED');
}

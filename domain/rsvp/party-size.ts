import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Who is invited comes alone unless the invitation says otherwise. [design] */
export const DEFAULT_PARTY_LIMIT = 1;
/** One letter invites a table, not a hall. [design] */
export const LARGEST_PARTY = 10;

export type PartyRefusal =
  | { readonly code: 'PARTY_EMPTY' }
  | { readonly code: 'PARTY_TOO_LARGE'; readonly max: number };

/**
 * How many come on one invitation, the invited person included: a whole number from 1 to what the invitation allows.
 */
export function partySize(wanted: number, limit: number): Result<number, PartyRefusal> {
  if (!Number.isInteger(wanted) || wanted < 1) return refused({ code: 'PARTY_EMPTY' });
  return wanted > limit ? refused({ code: 'PARTY_TOO_LARGE', max: limit }) : ok(wanted);
}

import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** Ids of a person's own published events that have neither ended nor been archived; none of a corporate's. */
export type SellingEvents = (owner: AccountId, now: Instant) => Promise<readonly number[]>;
export const SellingEvents: Token<SellingEvents> = token<SellingEvents>('SellingEvents');

import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Registrant } from './reservation-desk.ts';

/** The buyer's registration details, or else the account's. */
export type Buyers = { readonly registrantOf: (accountId: AccountId) => Promise<Registrant | null> };

export const Buyers: Token<Buyers> = token<Buyers>('Buyers');

import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

export type CardCustomers = {
  readonly of: (accountId: AccountId) => Promise<string | null>;
  readonly ownerOf: (customerId: string) => Promise<AccountId | null>;
  /** Returns the stored id: an account keeps its customer. */
  readonly keep: (accountId: AccountId, customerId: string) => Promise<string>;
};
export const CardCustomers: Token<CardCustomers> = token<CardCustomers>('CardCustomers');

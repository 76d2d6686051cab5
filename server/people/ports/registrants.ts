import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Registrant } from '#domain/people/registrant.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type Registrants = {
  readonly keep: (tx: Transaction, accountId: AccountId, registrant: Registrant) => Promise<void>;
};

export const Registrants: Token<Registrants> = token<Registrants>('Registrants');

import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from './transaction.ts';

export type OpenSignature = { readonly accountId: AccountId; readonly fileId: string; readonly insertedAt: Instant };

export type OpenSignatures = {
  readonly next: (limit: number) => Promise<readonly OpenSignature[]>;
  /** Replaces one address in the account's answers by another; false when no answer names it. */
  readonly rename: (tx: Transaction, accountId: AccountId, from: string, to: string) => Promise<boolean>;
  /** Deletes the public picture. */
  readonly forget: (accountId: AccountId, fileId: string) => Promise<void>;
};
export const OpenSignatures: Token<OpenSignatures> = token<OpenSignatures>('OpenSignatures');

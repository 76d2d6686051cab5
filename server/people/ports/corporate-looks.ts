import { type Token, token } from '#domain/kernel/token.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** A corporate's pictures; absent ones are unchanged, null removes. */
export type CorporateLook = { readonly logo?: string | null; readonly banner?: string | null };

export type CorporateLooks = {
  readonly change: (tx: Transaction, corporateId: number, look: CorporateLook) => Promise<void>;
};
export const CorporateLooks: Token<CorporateLooks> = token<CorporateLooks>('CorporateLooks');

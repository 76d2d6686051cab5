import { token } from '#domain/kernel/token.ts';
import type { Transaction } from './transaction.ts';

/** Commits when the promise resolves, rolls back when it rejects. No transaction spans table groups. */
export type Transact = { readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T> };
export const Transact = token<Transact>('Transact');

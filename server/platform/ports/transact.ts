import { token } from '#domain/kernel/token.ts';
import type { Transaction } from './transaction.ts';

/**
 * Runs work in one transaction: kept when the promise resolves, undone when it rejects. No transaction crosses the
 * groups of tables.
 */
export type Transact = { readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T> };
export const Transact = token<Transact>('Transact');

import { type Token, token } from '#domain/kernel/token.ts';
import type { BankFeedProvider } from '#domain/money/bank-transfer/incoming-transfer.ts';

/** The feed whose word alone puts money to a payment. */
export type AuthoritativeFeed = BankFeedProvider;
export const AuthoritativeFeed: Token<AuthoritativeFeed> = token('AuthoritativeFeed');

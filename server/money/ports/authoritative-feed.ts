import { type Token, token } from '#domain/kernel/token.ts';
import type { BankFeedProvider } from '#domain/money/bank-transfer/incoming-transfer.ts';

/** The feed whose notices count as money. */
export type AuthoritativeFeed = BankFeedProvider;
export const AuthoritativeFeed: Token<AuthoritativeFeed> = token('AuthoritativeFeed');

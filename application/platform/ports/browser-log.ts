import { type Token, token } from '#domain/kernel/token.ts';

/** For developers; visitors do not see it. */
export type BrowserLog = { readonly warn: (words: string) => void; readonly error: (words: string) => void };
export const BrowserLog: Token<BrowserLog> = token('BrowserLog');

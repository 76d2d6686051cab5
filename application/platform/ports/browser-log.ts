import { type Token, token } from '#domain/kernel/token.ts';

/** For whoever looks into the browser's console; a visitor is never told this way. */
export type BrowserLog = { readonly warn: (words: string) => void; readonly error: (words: string) => void };
export const BrowserLog: Token<BrowserLog> = token('BrowserLog');

import { type Token, token } from '#domain/kernel/token.ts';

/** false: the browser refused. */
export type Clipboard = { readonly write: (text: string) => Promise<boolean> };
export const Clipboard: Token<Clipboard> = token('Clipboard');

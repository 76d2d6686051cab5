import { type Token, token } from '#domain/kernel/token.ts';

/** False: the browser did not let us. */
export type Clipboard = { readonly write: (text: string) => Promise<boolean> };
export const Clipboard: Token<Clipboard> = token('Clipboard');

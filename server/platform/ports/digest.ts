import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

/** SHA-256 in base64url, as an equality key. Not a secret. */
export type Digest = (text: string) => string;
export const Digest: Token<Digest> = token<Digest>('Digest');

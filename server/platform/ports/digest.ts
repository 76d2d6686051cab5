import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

/**
 * A short text that stands for a long one: the same for the same, another for any other (SHA-256, base64url). Not a
 * secret.
 */
export type Digest = (text: string) => string;
export const Digest: Token<Digest> = token<Digest>('Digest');

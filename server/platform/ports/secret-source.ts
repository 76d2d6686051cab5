import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

/** Cryptographic randomness, and a digest for values that are only compared. */
export type SecretSource = {
  /** A uniform integer from 0 to `n` - 1. */
  readonly below: (n: number) => number;
  /** 32 random bytes in base64url. */
  readonly text: () => string;
  /** SHA-256. */
  readonly digest: (text: string) => Uint8Array;
};

export const SecretSource: Token<SecretSource> = token<SecretSource>('SecretSource');

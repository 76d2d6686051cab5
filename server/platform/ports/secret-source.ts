import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';

/** Chance that nobody can foresee, and the digest that hides what is only compared. */
export type SecretSource = {
  /** A whole number from 0 up to `n`, n excluded; every one as likely. */
  readonly below: (n: number) => number;
  /** 32 random bytes in base64url. */
  readonly text: () => string;
  /** SHA-256. */
  readonly digest: (text: string) => Uint8Array;
};

export const SecretSource: Token<SecretSource> = token<SecretSource>('SecretSource');

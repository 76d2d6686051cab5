import { type Token, token } from '#domain/kernel/token.ts';

/** What an authenticator app and the server both do with a secret; secrets in base32 (RFC 4648). */
export type Authenticator = {
  readonly newSecret: () => string;
  /** HMAC-SHA-1 of the number of a period. */
  readonly macOf: (secret: string, step: number) => Uint8Array;
};
export const Authenticator: Token<Authenticator> = token<Authenticator>('Authenticator');

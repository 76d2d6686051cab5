import { type Token, token } from '#domain/kernel/token.ts';

/** An authenticator app's algorithm; secrets in base32 (RFC 4648). */
export type Authenticator = {
  readonly newSecret: () => string;
  /** HMAC-SHA-1 of a period's number. */
  readonly macOf: (secret: string, step: number) => Uint8Array;
};
export const Authenticator: Token<Authenticator> = token<Authenticator>('Authenticator');

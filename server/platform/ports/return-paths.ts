import { type Token, token } from '#domain/kernel/token.ts';

/** Where bounces of an email go, by an address that names the email and that nobody can guess. */
export type ReturnPaths = {
  /** Null: bounces are not heard. */
  readonly of: (emailMessageId: string) => string | null;
  /** The email that an address of ours among these texts names; null: none. */
  readonly find: (texts: readonly string[]) => string | null;
};
export const ReturnPaths: Token<ReturnPaths> = token<ReturnPaths>('ReturnPaths');

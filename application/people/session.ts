import type { Account } from '#application/people/ports/profile-desk.ts';

/** UNKNOWN until the first answer, and on the server, where pages are rendered for everybody. */
export type Session =
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'SIGNED_IN'; readonly account: Account };

export const unknownSession: Session = { kind: 'UNKNOWN' };
export const signedOut: Session = { kind: 'SIGNED_OUT' };

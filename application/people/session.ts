import type { Account } from '#application/people/ports/profile-desk.ts';

/**
 * Who sits at this browser. UNKNOWN until the first answer, also on the server: public pages are rendered for
 * everybody.
 */
export type Session =
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'SIGNED_IN'; readonly account: Account };

export const unknownSession: Session = { kind: 'UNKNOWN' };
export const signedOut: Session = { kind: 'SIGNED_OUT' };

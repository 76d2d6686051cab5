import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/**
 * What changes on one's own page. Pictures: an address that was uploaded to, null to take it away, left out to keep it.
 */
export type HomepageChange = {
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar?: string | null;
  readonly banner?: string | null;
};

/** What changes on the page of a corporate, in the same way. */
export type CorporateLook = { readonly logo?: string | null; readonly banner?: string | null };

/** The page of whoever is signed in, or of a corporate that they publish for, to be edited. */
export type HomepageDesk = {
  readonly save: (change: HomepageChange) => Promise<Result<null, Refusal>>;
  /** FORBIDDEN for who does not publish for it. */
  readonly saveCorporate: (corporateId: number, look: CorporateLook) => Promise<Result<null, Refusal>>;
};
export const HomepageDesk: Token<HomepageDesk> = token('HomepageDesk');

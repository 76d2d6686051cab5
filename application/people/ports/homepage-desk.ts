import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Pictures: an uploaded address; null removes, undefined keeps. */
export type HomepageChange = WithNameOrder & {
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar?: string | null;
  readonly banner?: string | null;
};

export type CorporateLook = { readonly logo?: string | null; readonly banner?: string | null };

export type HomepageDesk = {
  readonly save: (change: HomepageChange) => Promise<Result<null, Refusal>>;
  /** FORBIDDEN unless a publisher of the corporate. */
  readonly saveCorporate: (corporateId: number, look: CorporateLook) => Promise<Result<null, Refusal>>;
};
export const HomepageDesk: Token<HomepageDesk> = token('HomepageDesk');

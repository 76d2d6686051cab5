import type { EventPage } from '#application/event/ports/event-listings.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** What everybody may know of somebody. */
export type PublicPerson = {
  readonly id: string;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly banner: string | null;
  readonly about: string | null;
  readonly website: string | null;
};

/** What everybody may know of a corporate. */
export type PublicCorporate = {
  readonly id: number;
  readonly slug: string;
  readonly companyName: string;
  /** As it calls itself. */
  readonly name: string;
  readonly logo: string | null;
  readonly banner: string | null;
  readonly address: string | null;
  readonly phoneNumber: string | null;
  readonly website: string | null;
  readonly isApproved: boolean;
};

/** Whose events: a person's, a corporate's, or those that whoever is signed in likes. */
export type EventsOf =
  | { readonly kind: 'PERSON'; readonly id: string }
  | { readonly kind: 'CORPORATE'; readonly id: number }
  | { readonly kind: 'LIKED' };

export type PublicTime = 'UPCOMING' | 'PAST';
type PublicTurn = { readonly limit: number; readonly after: string | null; readonly before: string | null };

/** Pages of people and corporates. Null: there is none of that name. */
export type PublicPages = {
  readonly person: (username: string) => Promise<Result<PublicPerson | null, Refusal>>;
  readonly corporate: (id: number) => Promise<Result<PublicCorporate | null, Refusal>>;
  /**
   * `time` null: whenever. A cursor of another list is INVALID_CURSOR; nobody in particular likes nothing:
   * UNAUTHORIZED.
   */
  readonly events: (of: EventsOf, time: PublicTime | null, turn: PublicTurn) => Promise<Result<EventPage, Refusal>>;
  /** Whether whoever is signed in follows the corporate; null where there is none. */
  readonly follows: (corporateId: number) => Promise<Result<boolean | null, Refusal>>;
  /** Follows it, or no longer; answers what is true afterwards. UNAUTHORIZED for nobody in particular. [S7.4-15] */
  readonly follow: (corporateId: number, wish: boolean) => Promise<Result<boolean, Refusal>>;
};
export const PublicPages: Token<PublicPages> = token('PublicPages');

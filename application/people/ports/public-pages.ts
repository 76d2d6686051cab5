import type { EventPage } from '#application/event/ports/event-listings.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type PublicPerson = WithNameOrder & {
  readonly id: string;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly banner: string | null;
  readonly about: string | null;
  readonly website: string | null;
};

export type PublicCorporate = {
  readonly id: number;
  readonly slug: string;
  readonly companyName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly banner: string | null;
  readonly address: string | null;
  readonly phoneNumber: string | null;
  readonly website: string | null;
  readonly isApproved: boolean;
};

export type EventsOf =
  | { readonly kind: 'PERSON'; readonly id: string }
  | { readonly kind: 'CORPORATE'; readonly id: number }
  | { readonly kind: 'LIKED' };

export type PublicTime = 'UPCOMING' | 'PAST';
type PublicTurn = { readonly limit: number; readonly after: string | null; readonly before: string | null };

/** null: no such name. */
export type PublicPages = {
  readonly person: (username: string) => Promise<Result<PublicPerson | null, Refusal>>;
  readonly corporate: (id: number) => Promise<Result<PublicCorporate | null, Refusal>>;
  /** `time` null: no filter. INVALID_CURSOR for a cursor of another list; UNAUTHORIZED for likes when signed out. */
  readonly events: (of: EventsOf, time: PublicTime | null, turn: PublicTurn) => Promise<Result<EventPage, Refusal>>;
  /** null when signed out. */
  readonly follows: (corporateId: number) => Promise<Result<boolean | null, Refusal>>;
  /** Answers the new state. UNAUTHORIZED when signed out. [S7.4-15] */
  readonly follow: (corporateId: number, wish: boolean) => Promise<Result<boolean, Refusal>>;
};
export const PublicPages: Token<PublicPages> = token('PublicPages');

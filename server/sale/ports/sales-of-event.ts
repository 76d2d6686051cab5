import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

export type SaleScope = { readonly eventId: number; readonly sectionEventId: number | null };

/** Orders that count, their valid tickets and the money received, in dong. */
export type SaleCounts = { readonly orders: number; readonly tickets: number; readonly money: Dong };

/** `price`: the checkout's, in dong. Null where there was none. */
export type StandingOrder = {
  readonly userOrderId: string;
  readonly accountId: AccountId;
  readonly checkoutSessionId: string | null;
  readonly price: Dong;
};

export type SalesOfEvent = {
  readonly counts: (scope: SaleScope) => Promise<SaleCounts>;
  /** Lets holds and unpaid checkouts end now; the desk releases them. Returns how many are left. */
  readonly endHolds: (scope: SaleScope, now: Instant) => Promise<number>;
  /** By id, after the one named. */
  readonly standing: (scope: SaleScope, after: string | null, limit: number) => Promise<readonly StandingOrder[]>;
};
export const SalesOfEvent: Token<SalesOfEvent> = token<SalesOfEvent>('SalesOfEvent');

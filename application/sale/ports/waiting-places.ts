import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { WaitingStanding } from '#domain/sale/waiting/waiting-standing.ts';

export type WaitingPlace = {
  readonly id: string;
  readonly ticketId: string;
  readonly sessionId: number;
  readonly ticketName: string;
  readonly tickets: number;
  readonly standing: WaitingStanding;
  /** Groups that wait for the same tickets before. */
  readonly ahead: number;
  /** Until when tickets are held; null: none are. */
  readonly heldUntil: Instant | null;
};

/** Waiting for tickets that are sold out. Refused with UNAUTHORIZED when signed out. */
export type WaitingPlaces = {
  readonly mine: (eventId: number) => Promise<Result<readonly WaitingPlace[], Refusal>>;
  /** Refused with NOT_SOLD_OUT, WAITS_ALREADY, NOT_ON_SALE, REACH_LIMITED_PURCHASE, NOT_A_MULTIPLE. */
  readonly join: (ticketId: string, tickets: number) => Promise<Result<WaitingPlace, Refusal>>;
  /** Leaves, or declines what was offered. Refused with PAYMENT_STARTED. */
  readonly leave: (placeId: string) => Promise<Result<null, Refusal>>;
};

export const WaitingPlaces = token<WaitingPlaces>('WaitingPlaces');

import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Attendee } from './reservation-desk.ts';

export type Donation = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly accountId: AccountId;
  readonly amount: Dong;
  readonly message: string | null;
};

/** A donation as a page shows it: waiting for the checkout, or part of an order. */
export type DonationRow = {
  readonly sectionEventId: number;
  readonly amount: Dong;
  readonly message: string | null;
  readonly status: string;
};

/** What a buyer leaves with a cart before the checkout begins. None of it touches stock or money. */
export type CheckoutNotes = {
  /**
   * Replaces the attendees of a held line; false when the buyer holds no such line. 'BUSY': too much waits, and nothing
   * was begun.
   */
  readonly writeAttendees: (
    eventId: number,
    reservationId: string,
    accountId: AccountId,
    attendees: readonly Attendee[],
  ) => Promise<boolean | 'BUSY'>;
  /** 0 takes it back. */
  readonly writeDonation: (donation: Donation, at: Instant) => Promise<void>;
  readonly acceptsDonations: (eventId: number) => Promise<boolean>;
};

export const CheckoutNotes: Token<CheckoutNotes> = token<CheckoutNotes>('CheckoutNotes');

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
  /** Given by a guest of an online room, in the room. [S9-39] */
  readonly inRoom: boolean;
};

export type DonationRow = {
  readonly sectionEventId: number;
  readonly amount: Dong;
  readonly message: string | null;
  readonly status: string;
};

export type CartDetails = {
  /** False: the buyer has no such HELD line. BUSY: too many are waiting and nothing was saved. */
  readonly writeAttendees: (
    eventId: number,
    reservationId: string,
    accountId: AccountId,
    attendees: readonly Attendee[],
  ) => Promise<boolean | 'BUSY'>;
  /** 0 removes it. */
  readonly writeDonation: (donation: Donation, at: Instant) => Promise<void>;
  readonly acceptsDonations: (eventId: number) => Promise<boolean>;
};

export const CartDetails: Token<CartDetails> = token<CartDetails>('CartDetails');

import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { WaitingStanding } from '#domain/sale/waiting/waiting-standing.ts';

export type WaitingView = {
  readonly waitingEntryId: string;
  readonly eventId: number;
  readonly accountId: AccountId;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly sessionName: string;
  readonly email: string;
  readonly party: number;
  readonly standing: WaitingStanding;
  /** Groups that wait for the same ticket type before it. */
  readonly ahead: number;
  readonly joinedAt: Instant;
  /** Until when its places are held; null: none are. */
  readonly heldUntil: Instant | null;
  /** Of an invited guest; null: a buyer. */
  readonly invitationId: string | null;
};

/** Read-only: the desk decides. */
export type WaitingList = {
  readonly find: (eventId: number, waitingEntryId: string, now: Instant) => Promise<WaitingView | null>;
  /** The account's newest entry of each ticket type, left ones excepted; those of its invitations are shown there. */
  readonly mine: (eventId: number, accountId: AccountId, now: Instant) => Promise<readonly WaitingView[]>;
  /** Groups with an offer first, then the others in order. */
  readonly line: (eventId: number, now: Instant, most: number) => Promise<readonly WaitingView[]>;
  readonly count: (eventId: number) => Promise<{ readonly groups: number; readonly places: number }>;
  /** Removes entries that changed last before then and wait for nothing. Returns how many. */
  readonly forget: (before: Instant, most: number) => Promise<number>;
};

export const WaitingList: Token<WaitingList> = token<WaitingList>('WaitingList');

import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { OpenedTicket } from './ticket-wallet.ts';

/** Without online rooms and recording, which need a network anyway. */
export type OfflineTicket = {
  readonly ticket: Omit<OpenedTicket, 'rooms' | 'recording' | 'voidBecause'>;
  readonly accountId: string;
  readonly at: Instant;
};

/** Does nothing where storage is blocked. */
export type OfflineTickets = {
  readonly keep: (kept: OfflineTicket) => void;
  readonly recall: (ticketId: string, accountId: string) => OfflineTicket | null;
  readonly forget: (ticketId: string) => void;
};
export const OfflineTickets: Token<OfflineTickets> = token('OfflineTickets');

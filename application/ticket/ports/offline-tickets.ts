import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { OpenedTicket } from './ticket-wallet.ts';

/**
 * A ticket as it was when this browser last heard of it; where others meet online is not kept, because without a
 * network nobody gets there.
 */
export type OfflineTicket = {
  readonly ticket: Omit<OpenedTicket, 'rooms'>;
  readonly accountId: string;
  readonly at: Instant;
};

/**
 * Tickets that were opened in this browser, for when there is no network. Where storage is forbidden nothing is kept.
 */
export type OfflineTickets = {
  readonly keep: (kept: OfflineTicket) => void;
  readonly recall: (ticketId: string, accountId: string) => OfflineTicket | null;
  readonly forget: (ticketId: string) => void;
};
export const OfflineTickets: Token<OfflineTickets> = token('OfflineTickets');

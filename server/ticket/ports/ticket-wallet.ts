import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { BoughtTicketRow } from './bought-ticket-row.ts';

/** UPCOMING: not ended, soonest first. PAST: ended, latest first. null: all, newest first. */
export type WalletQuery = { readonly accountId: AccountId; readonly time: TicketTime | null; readonly now: Instant };

/** By recipient. */
export type TicketMail = { readonly userOrderId: string; readonly recipient: string; readonly sentAt: Instant };

export type TicketWallet = {
  readonly held: (query: WalletQuery, page: PageRequest) => Promise<Page<BoughtTicketRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countHeld: (query: WalletQuery) => Promise<number | null>;
  readonly ticket: (eventId: number, boughtTicketId: string) => Promise<BoughtTicketRow | null>;
  /** In no order, without those that the event does not have. */
  readonly tickets: (eventId: number, boughtTicketIds: readonly string[]) => Promise<readonly BoughtTicketRow[]>;
  /** Void and given tickets too. */
  readonly ofSession: (
    accountId: AccountId,
    eventId: number,
    sectionEventId: number,
  ) => Promise<readonly BoughtTicketRow[]>;
  readonly ticketsOfOrders: (
    orders: readonly { readonly eventId: number; readonly userOrderId: string }[],
  ) => Promise<readonly BoughtTicketRow[]>;
  readonly mails: (userOrderIds: readonly string[]) => Promise<readonly TicketMail[]>;
};

export const TicketWallet: Token<TicketWallet> = token<TicketWallet>('TicketWallet');

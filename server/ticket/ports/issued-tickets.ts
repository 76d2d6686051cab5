import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { BoughtTicketRow } from './bought-ticket-row.ts';

export type IssuedTickets = {
  /** Once a ticket; again changes nothing. */
  readonly note: (issued: {
    readonly eventId: number;
    readonly sectionEventId: number;
    readonly boughtTicketId: string;
    readonly by: AccountId;
    readonly at: Instant;
  }) => Promise<void>;
  /** Newest first. */
  readonly ofSession: (eventId: number, sectionEventId: number, page: PageRequest) => Promise<Page<BoughtTicketRow>>;
  /** Exact to 10,000; null beyond. */
  readonly countOfSession: (eventId: number, sectionEventId: number) => Promise<number | null>;
};

export const IssuedTickets: Token<IssuedTickets> = token<IssuedTickets>('IssuedTickets');

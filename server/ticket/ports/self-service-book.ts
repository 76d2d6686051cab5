import type { SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SelfServiceTicket } from '#domain/ticket/self-service.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** A ticket, its buyer and what its event lets them do. */
export type SelfServiceFacts = SelfServiceTicket & {
  readonly userOrderId: string;
  readonly sectionEventId: number;
  /** Who bought it. */
  readonly buyer: AccountId;
  /** The holder, or the giver while it is on its way. */
  readonly accountId: AccountId;
  readonly policy: SelfServicePolicy;
  /** Whether its buyer returned it. */
  readonly returned: boolean;
};

export type SelfServiceBook = {
  /** null: no such ticket. */
  readonly read: (eventId: number, boughtTicketId: string) => Promise<SelfServiceFacts | null>;
  /** Under the locks of its order. */
  readonly noteReturned: (tx: Transaction, eventId: number, boughtTicketId: string, at: Instant) => Promise<void>;
};

export const SelfServiceBook: Token<SelfServiceBook> = token<SelfServiceBook>('SelfServiceBook');

import type { SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SelfServiceTicket } from '#domain/ticket/self-service.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type SelfServiceFacts = SelfServiceTicket & {
  readonly userOrderId: string;
  readonly sectionEventId: number;
  readonly buyer: AccountId;
  readonly accountId: AccountId;
  readonly policy: SelfServicePolicy;
  readonly returned: boolean;
};

export type SelfServiceBook = {
  /** null: no such ticket. */
  readonly read: (eventId: number, boughtTicketId: string) => Promise<SelfServiceFacts | null>;
  /** Under the locks of its order. */
  readonly noteReturned: (tx: Transaction, eventId: number, boughtTicketId: string, at: Instant) => Promise<void>;
};

export const SelfServiceBook: Token<SelfServiceBook> = token<SelfServiceBook>('SelfServiceBook');

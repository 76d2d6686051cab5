import type { TeamRole } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type TeamMember = { readonly accountId: AccountId; readonly role: TeamRole; readonly insertedAt: Instant };

export type EventTeams = {
  /** Longest members first. */
  readonly of: (eventId: number, limit: number) => Promise<readonly TeamMember[]>;
  readonly member: (eventId: number, accountId: AccountId) => Promise<TeamMember | null>;
  /** The whole team. Asked under the event's lock. */
  readonly all: (tx: Transaction, eventId: number) => Promise<readonly TeamMember[]>;
  /** Adds a member or changes their role. */
  readonly put: (tx: Transaction, eventId: number, member: TeamMember) => Promise<void>;
  readonly remove: (tx: Transaction, eventId: number, accountId: AccountId) => Promise<void>;
};
export const EventTeams: Token<EventTeams> = token<EventTeams>('EventTeams');

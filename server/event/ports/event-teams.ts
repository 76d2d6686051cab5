import type { TeamRole } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';

export type TeamMember = { readonly accountId: AccountId; readonly role: TeamRole; readonly insertedAt: Instant };

export type EventTeams = {
  /** Longest members first. */
  readonly of: (eventId: number, limit: number) => Promise<readonly TeamMember[]>;
};
export const EventTeams: Token<EventTeams> = token<EventTeams>('EventTeams');

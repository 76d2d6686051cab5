import type { TeamRole } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type TeamMember = {
  readonly userId: string;
  readonly username: string;
  /** Empty without a name. */
  readonly name: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly since: Instant;
};

export type EventTeam = {
  /** Null: their account is gone. */
  readonly owner: { readonly userId: string; readonly name: string } | null;
  readonly members: readonly TeamMember[];
  readonly manages: readonly TeamRole[];
};

type Answer<T> = Promise<Result<T, Refusal>>;

/** Who works on an event. TEAM_REFUSED says why a change is not possible. */
export type TeamDesk = {
  readonly read: (eventId: number) => Answer<EventTeam>;
  readonly add: (eventId: number, email: string, role: TeamRole) => Answer<TeamMember>;
  /** STALE: the role is no longer `from`, as it was read. */
  readonly changeRole: (eventId: number, userId: string, role: TeamRole, from: TeamRole) => Answer<TeamMember>;
  readonly remove: (eventId: number, userId: string) => Answer<null>;
  /** Makes a member the owner, and the owner a manager. */
  readonly handOver: (eventId: number, userId: string) => Answer<null>;
};
export const TeamDesk: Token<TeamDesk> = token('TeamDesk');

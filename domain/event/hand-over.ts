import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type Roster, roleOf } from '#domain/people/roster.ts';
import type { TeamRole } from './event.ts';

/** What each side is told by email: the new owner the first, the former one the second. [design] */
export const HAND_OVER_NEWS = ['RECEIVED', 'GIVEN'] as const;
export type HandOverNews = (typeof HAND_OVER_NEWS)[number];

export type HandOverRefusal = 'NOT_THE_OWNER' | 'NOT_IN' | 'SUSPENDED' | 'REVENUE_PAID_OVER';

type OwnedEvent = {
  readonly ownerAccountId: AccountId;
  /** A corporate's events change hands with the corporate. */
  readonly corporateId: number | null;
  readonly team: Roster<TeamRole>;
  /** Otherwise refunds would be taken from an owner who never received the money. */
  readonly revenuePaidOver: boolean;
};

/** The team after a person hands their own event over to a member of it; they stay as a manager. [design] */
export function decideHandOver(
  { by, to }: { readonly by: AccountId; readonly to: { readonly accountId: AccountId; readonly suspended: boolean } },
  { ownerAccountId, corporateId, team, revenuePaidOver }: OwnedEvent,
): Result<Roster<TeamRole>, HandOverRefusal> {
  if (corporateId !== null || by !== ownerAccountId) return refused('NOT_THE_OWNER');
  if (to.accountId === by || roleOf(team, to.accountId) === null) return refused('NOT_IN');
  if (to.suspended) return refused('SUSPENDED');
  if (revenuePaidOver) return refused('REVENUE_PAID_OVER');
  return ok([...team.filter(({ accountId }) => accountId !== to.accountId), { accountId: by, role: 'MANAGER' }]);
}

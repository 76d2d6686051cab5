import { type Membership, Memberships } from '#application/people/ports/memberships.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** [S6-25] [S7.3-11] */
export type LeaveTeam = {
  readonly list: () => Promise<Result<readonly Membership[], Refusal>>;
  readonly leave: (membership: Membership) => Promise<Result<null, Refusal>>;
};

const hasLeft = (refusal: Refusal): boolean =>
  refusal.code === 'NOT_FOUND' || (refusal.code === 'MEMBERS_REFUSED' && refusal.because === 'NOT_IN');

export const LeaveTeam = defineUseCase(
  'LeaveTeam',
  { memberships: Memberships },
  ({ memberships }): LeaveTeam => ({
    list: () => memberships.list(),
    async leave(membership) {
      const left = await memberships.leave(membership);
      return !left.ok && hasLeft(left.refusal) ? ok(null) : left;
    },
  }),
);

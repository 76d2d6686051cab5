import type { StaffDesk, StaffMember, StaffTeam } from '#application/people/ports/staff-desk.ts';
import { ok, refused } from '#domain/kernel/result.ts';

export function aStaffDesk(team: StaffTeam): StaffDesk {
  let members: readonly StaffMember[] = team.members;
  let { offeredTo } = team;
  return {
    read: async (corporateId) =>
      corporateId === team.corporateId ? ok({ ...team, members, offeredTo }) : refused({ code: 'NOT_FOUND' }),
    add: async (_corporateId, email, role) => {
      if (email.endsWith('@nowhere.test')) return refused({ code: 'MEMBERS_REFUSED', because: 'NO_ACCOUNT' });
      if (members.some((one) => one.email === email))
        return refused({ code: 'MEMBERS_REFUSED', because: 'ALREADY_IN' });
      const member = { userId: email, email, firstName: null, lastName: null, avatar: null };
      members = [...members, { ...member, role, active: true, isViewer: false }];
      return ok(null);
    },
    change: async (_corporateId, userId, change) => {
      members = members.map((one) => (one.userId === userId ? { ...one, ...change } : one));
      return ok(null);
    },
    offer: async (_corporateId, email) => {
      if (email.endsWith('@nowhere.test')) return refused({ code: 'MEMBERS_REFUSED', because: 'NO_ACCOUNT' });
      offeredTo = email;
      return ok(null);
    },
    withdrawOffer: async () => {
      offeredTo = null;
      return ok(null);
    },
    remove: async (_corporateId, userId) => {
      members = members.filter((one) => one.userId !== userId);
      return ok(null);
    },
  };
}

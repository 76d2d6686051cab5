import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { TeamDesk, TeamMember } from '#application/event/ports/team-desk.ts';
import { TEAM_ROLES, type TeamRole } from '#domain/event/event.ts';
import { ok } from '#domain/kernel/result.ts';
import { AddMemberDocument } from './add-member.gen.ts';
import { ChangeMemberDocument } from './change-member.gen.ts';
import type { EventMemberFragment } from './event-member.gen.ts';
import { EventTeamDocument } from './event-team.gen.ts';
import { HandOverEventDocument } from './hand-over-event.gen.ts';
import { RemoveMemberDocument } from './remove-member.gen.ts';

/** The least of the roles for one of a newer server. */
const roleOf = (text: string): TeamRole => TEAM_ROLES.find((role) => role === text) ?? 'CHECK_IN';

const memberOf = ({ role, email, inserted_at, user }: EventMemberFragment): TeamMember => ({
  userId: user.id,
  username: user.username,
  name: user.full_name,
  email,
  role: roleOf(role),
  since: inserted_at,
});

export const makeGraphqlTeamDesk = (transport: GraphqlTransport): TeamDesk => ({
  read: async (eventId) => {
    const answer = await transport(EventTeamDocument, { eventId });
    if (!answer.ok) return answer;
    const { owner, users, manages } = answer.value.event_team;
    return ok({
      owner: owner === null ? null : { userId: owner.id, name: owner.full_name || owner.username },
      members: users.map(memberOf),
      manages: TEAM_ROLES.filter((role) => manages.includes(role)),
    });
  },
  add: async (eventId, email, role) => {
    const answer = await transport(AddMemberDocument, { eventId, email, role });
    return answer.ok ? ok(memberOf(answer.value.create_event_user)) : answer;
  },
  changeRole: async (eventId, userId, role, from) => {
    const answer = await transport(ChangeMemberDocument, { eventId, userId, role, from });
    return answer.ok ? ok(memberOf(answer.value.update_event_user)) : answer;
  },
  remove: async (eventId, userId) => {
    const answer = await transport(RemoveMemberDocument, { eventId, userId });
    return answer.ok ? ok(null) : answer;
  },
  handOver: async (eventId, userId) => {
    const answer = await transport(HandOverEventDocument, { eventId, userId });
    return answer.ok ? ok(null) : answer;
  },
});

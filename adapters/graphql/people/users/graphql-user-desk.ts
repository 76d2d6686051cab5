import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { FoundUser, UserDesk } from '#application/people/ports/user-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import {
  EndUserSessionsDocument,
  FindUsersDocument,
  type FoundUserLineFragment,
  LiftUserSuspensionDocument,
  SuspendUserDocument,
  UserWithSessionsDocument,
} from './users.gen.ts';

const foundUser = (line: FoundUserLineFragment): FoundUser => ({
  id: line.id,
  email: line.email,
  username: line.username,
  name: line.full_name,
  phone: line.phone_number,
  isAdmin: line.is_admin,
  isAccountant: line.is_accountant,
  since: line.inserted_at,
  suspension: line.suspended_at === null ? null : { since: line.suspended_at, reason: line.suspension_reason ?? '' },
});

export const makeGraphqlUserDesk = (transport: GraphqlTransport): UserDesk => ({
  async find(search, at) {
    const answer = await transport(FindUsersDocument, { search, after: at.after ?? null, before: at.before ?? null });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.platform_users;
    return ok({
      entries: entries.map(foundUser),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  async user(id) {
    const answer = await transport(UserWithSessionsDocument, { id });
    if (!answer.ok) return answer;
    return ok({
      user: foundUser(answer.value.platform_user.user),
      sessions: answer.value.platform_user.sessions.map((session) => ({
        id: session.id,
        userAgent: session.user_agent,
        begunAt: session.inserted_at,
        lastUsedAt: session.last_used_at,
        endedAt: session.ended_at,
        endedBecause: session.ended_because,
        isOpen: session.is_open,
      })),
    });
  },
  async endSessions(id, session) {
    const answer = await transport(EndUserSessionsDocument, { id, session });
    return answer.ok ? ok(answer.value.end_user_sessions) : answer;
  },
  async suspend(id, reason) {
    const answer = await transport(SuspendUserDocument, { id, reason });
    return answer.ok ? ok(foundUser(answer.value.suspend_user)) : answer;
  },
  async liftSuspension(id) {
    const answer = await transport(LiftUserSuspensionDocument, { id });
    return answer.ok ? ok(foundUser(answer.value.lift_user_suspension)) : answer;
  },
});

import { type OpenSession, OpenSessions } from '#application/people/ports/open-sessions.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

export type ManageSessions = {
  readonly list: () => Promise<Result<readonly OpenSession[], Refusal>>;
  readonly end: (sessionId: string) => Promise<Result<null, Refusal>>;
};

const nearestFirst = (one: OpenSession, other: OpenSession): number =>
  Number(other.isThisOne) - Number(one.isThisOne) || other.lastUsedAt - one.lastUsedAt;

export const ManageSessions = defineUseCase(
  'ManageSessions',
  { openSessions: OpenSessions },
  ({ openSessions }): ManageSessions => ({
    list: async () => {
      const answer = await openSessions.list();
      return answer.ok ? ok(answer.value.toSorted(nearestFirst)) : answer;
    },
    end: async (sessionId) => {
      const answer = await openSessions.end(sessionId);
      return !answer.ok && answer.refusal.code === 'NOT_FOUND' ? ok(null) : answer;
    },
  }),
);

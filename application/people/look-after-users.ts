import { UserDesk } from '#application/people/ports/user-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type LookAfterUsers = UserDesk;

export const LookAfterUsers = defineUseCase(
  'LookAfterUsers',
  { desk: UserDesk },
  ({ desk }): LookAfterUsers => ({
    find: (search, at) => desk.find(search, at),
    user: (userId) => desk.user(userId),
    endSessions: (userId, sessionId) => desk.endSessions(userId, sessionId),
    suspend: (userId, reason) => desk.suspend(userId, reason.trim()),
    liftSuspension: (userId) => desk.liftSuspension(userId),
  }),
);

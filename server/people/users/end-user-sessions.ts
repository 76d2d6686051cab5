import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { EndSession } from '#server/people/end-session.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { UserBook } from '#server/people/ports/user-book.ts';

type EndUserSessionsInput = {
  readonly accountId: AccountId;
  /** Null: every open one. */
  readonly sessionFamilyId: string | null;
  readonly by: AccountId;
};

/** Answers how many sessions ended. Each is audited. */
export type EndUserSessions = (input: EndUserSessionsInput) => Promise<Result<number, RefusalOf<'NOT_FOUND'>>>;

export const EndUserSessions = defineUseCase(
  'EndUserSessions',
  { users: UserBook, sessions: SessionRows, endSession: EndSession },
  ({ users, sessions, endSession }): EndUserSessions =>
    async ({ accountId, sessionFamilyId, by }) => {
      if ((await users.user(accountId)) === null) return refused({ code: 'NOT_FOUND' });
      const wanted =
        sessionFamilyId === null
          ? (await sessions.openFamilies(accountId)).map((session) => session.sessionFamilyId)
          : [sessionFamilyId];
      let ended = 0;
      for (const session of wanted)
        if (await endSession({ by: 'staff', accountId, sessionFamilyId: session, actor: by })) ended += 1;
      return ok(ended);
    },
);

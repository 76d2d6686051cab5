import { z } from 'zod';
import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { SUSPENSION_REASON_MAX } from '#domain/people/suspension.ts';
import { portalSearch } from '#domain/ticket/portal-search.ts';
import { UserBook, type UserRow } from '#server/people/ports/user-book.ts';
import { EndUserSessions } from '#server/people/users/end-user-sessions.ts';
import { SuspendAccount } from '#server/people/users/suspend-account.ts';
import { encodeAccountId } from '#server/platform/graphql/account-wire-id.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { accountWireId, paging, search, uuidWireId } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { FoundUser, Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

const access = onPlatform('admin.users');
const LATEST = 50;

const foundUser = (row: UserRow): FoundUser => ({
  id: encodeAccountId(row.accountId),
  email: row.email,
  username: row.username,
  full_name: fullName(row),
  phone_number: row.phoneNumber,
  is_admin: row.isAdmin,
  is_accountant: row.isAccountant,
  inserted_at: row.insertedAt,
  suspended_at: row.suspendedAt,
  suspension_reason: row.suspensionReason,
});

type SignedIn = Pick<RequestContext, 'use'> & { readonly accountId: AccountId };

async function suspend(context: SignedIn, accountId: AccountId, reason: string | null) {
  const done = await context.use(SuspendAccount)({ accountId, by: context.accountId, reason });
  if (!done.ok) return done;
  const row = await context.use(UserBook).user(accountId);
  return row === null ? refused({ code: 'NOT_FOUND' } as const) : ok(foundUser(row));
}

export const usersResolvers: Resolvers = {
  Query: {
    platform_users: rootField({
      access,
      input: z.object({ search, ...paging }),
      resolve: async ({ search: typed, ...asked }, context) => {
        const wanted = portalSearch(typed ?? '');
        const cursors = cursorsOf(context.use(Keyring), 'platform_users', { wanted });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const book = context.use(UserBook);
        const found = await book.find(wanted, page.value);
        return ok({
          entries: found.rows.map(foundUser),
          metadata: cursors.metadata(found, () => book.count(wanted)),
        });
      },
    }),
    platform_user: rootField({
      access,
      input: z.object({ id: accountWireId }),
      resolve: async ({ id }, context) => {
        const book = context.use(UserBook);
        const [row, sessions] = await Promise.all([book.user(id), book.sessions(id, LATEST)]);
        if (row === null) return refused({ code: 'NOT_FOUND' } as const);
        return ok({
          user: foundUser(row),
          sessions: sessions.map((session) => ({
            id: withoutDashes(session.sessionFamilyId),
            user_agent: session.userAgent,
            inserted_at: session.insertedAt,
            last_used_at: session.lastUsedAt,
            ended_at: session.endedAt,
            ended_because: session.endedBecause,
            is_open: session.isOpen,
          })),
        });
      },
    }),
  },
  Mutation: {
    end_user_sessions: rootField({
      access,
      input: z.object({ id: accountWireId, session_id: uuidWireId.nullish() }),
      resolve: ({ id, session_id: sessionFamilyId = null }, context) =>
        context.use(EndUserSessions)({ accountId: id, sessionFamilyId, by: context.accountId }),
    }),
    suspend_user: rootField({
      access,
      input: z.object({ id: accountWireId, reason: z.string().trim().min(1).max(SUSPENSION_REASON_MAX) }),
      resolve: ({ id, reason }, context) => suspend(context, id, reason),
    }),
    lift_user_suspension: rootField({
      access,
      input: z.object({ id: accountWireId }),
      resolve: ({ id }, context) => suspend(context, id, null),
    }),
  },
};

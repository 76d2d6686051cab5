import { LookAfterUsers } from '#application/people/look-after-users.ts';
import type { FoundUser, UserWithSessions } from '#application/people/ports/user-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type UserDeskData = {
  readonly search: string;
  readonly ownEmail: string;
  /** Null while a user is opened. */
  readonly found: Result<Page<FoundUser>, Refusal> | null;
  readonly opened: Result<UserWithSessions, Refusal> | null;
};

/** `?q=` searches, `&user=` opens a user. For admins. */
export const userDeskLoader = viewerLoader(
  async ({ use, query, account: { email: ownEmail } }): Promise<UserDeskData> => {
    const users = use(LookAfterUsers);
    const search = query.get('q') ?? '';
    const userId = query.get('user');
    if (userId !== null) return { search, ownEmail, found: null, opened: await users.user(userId) };
    const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
    return { search, ownEmail, found: await users.find(search, at), opened: null };
  },
  ({ abilities }) => abilities.includes('admin.users'),
);

import { type HomepageChange, HomepageDesk } from '#application/people/ports/homepage-desk.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { parseProfileName } from '#domain/people/profile-name.ts';
import type { Refusal } from '#domain/refusal.ts';
import { SessionKeeper } from './keep-session.ts';

/** Both parts of the name are required. [S2.12-07] [S2.12-08] */
export type SaveHomepage = (change: HomepageChange) => Promise<Result<null, Refusal>>;

export const SaveHomepage = defineUseCase(
  'SaveHomepage',
  { homepages: HomepageDesk, sessions: SessionKeeper },
  ({
    homepages,
    sessions,
  }: {
    readonly homepages: HomepageDesk;
    readonly sessions: Pick<SessionKeeper, 'refresh'>;
  }): SaveHomepage =>
    async (change) => {
      const name = parseProfileName(change);
      if (!name.ok) return name;
      const answer = await homepages.save({ ...change, ...name.value });
      if (!answer.ok) return answer;
      // The header shows name and picture.
      await sessions.refresh();
      return ok(null);
    },
);

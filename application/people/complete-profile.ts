import { ProfileDesk } from '#application/people/ports/profile-desk.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { parseProfileName } from '#domain/people/profile-name.ts';
import type { Refusal } from '#domain/refusal.ts';
import { SessionKeeper } from './keep-session.ts';

/** Both parts are required. [S5] */
export type CompleteProfile = (
  name: WithNameOrder & { readonly firstName: string; readonly lastName: string },
) => Promise<Result<null, Refusal>>;

export const CompleteProfile = defineUseCase(
  'CompleteProfile',
  { profiles: ProfileDesk, sessions: SessionKeeper },
  ({ profiles, sessions }): CompleteProfile =>
    async (typed) => {
      const name = parseProfileName(typed);
      if (!name.ok) return name;
      const answer = await profiles.rename(name.value);
      if (!answer.ok) return answer;
      await sessions.refresh();
      return ok(null);
    },
);

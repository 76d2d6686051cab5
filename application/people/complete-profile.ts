import type { ProfileDesk } from '#application/people/ports/profile-desk.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import { parseProfileName } from '#domain/people/profile-name.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { SessionKeeper } from './keep-session.ts';

/** Gives a new account its name; both parts are required. [S5] */
export type CompleteProfile = (name: {
  readonly firstName: string;
  readonly lastName: string;
}) => Promise<Result<null, Refusal>>;
export const CompleteProfile: Token<CompleteProfile> = token('CompleteProfile');

export const makeCompleteProfile =
  ({ profiles, sessions }: { readonly profiles: ProfileDesk; readonly sessions: SessionKeeper }): CompleteProfile =>
  async (typed) => {
    const name = parseProfileName(typed);
    if (!name.ok) return name;
    const answer = await profiles.rename(name.value);
    if (!answer.ok) return answer;
    await sessions.refresh();
    return ok(null);
  };

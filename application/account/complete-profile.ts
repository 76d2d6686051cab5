import type { ProfileDesk } from '#application/ports/profile-desk.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { SessionKeeper } from './keep-session.ts';

/** Gives a new account its name; both parts are required. [S5] */
export type CompleteProfile = (name: { readonly firstName: string; readonly lastName: string }) => Promise<Result<null, Refusal>>;
export const CompleteProfile: Token<CompleteProfile> = token('CompleteProfile');

export const makeCompleteProfile =
  ({ profiles, sessions }: { readonly profiles: ProfileDesk; readonly sessions: SessionKeeper }): CompleteProfile =>
  async (name) => {
    const firstName = name.firstName.trim();
    const lastName = name.lastName.trim();
    if (firstName === '') return refused({ code: 'INVALID_INPUT', field: 'first_name', problem: { kind: 'REQUIRED' } });
    if (lastName === '') return refused({ code: 'INVALID_INPUT', field: 'last_name', problem: { kind: 'REQUIRED' } });
    const answer = await profiles.rename({ firstName, lastName });
    if (!answer.ok) return answer;
    await sessions.refresh();
    return ok(null);
  };

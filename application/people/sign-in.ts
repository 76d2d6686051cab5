import type { Account } from '#application/people/ports/profile-desk.ts';
import { ReferralMemory } from '#application/people/ports/referral-memory.ts';
import { type CodeChallenge, SessionDesk } from '#application/people/ports/session-desk.ts';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { TokenKeeper } from './keep-access-token.ts';
import { SessionKeeper } from './keep-session.ts';

export type SignIn = {
  readonly requestCode: (email: string, locale: Locale) => Promise<Result<CodeChallenge, Refusal>>;
  readonly enterCode: (challenge: string, code: string) => Promise<Result<Account, Refusal>>;
};

export const SignIn = defineUseCase(
  'SignIn',
  { desk: SessionDesk, tokens: TokenKeeper, sessions: SessionKeeper, tabs: TabCoordinator, referral: ReferralMemory },
  ({ desk, tokens, sessions, tabs, referral }): SignIn => ({
    requestCode: (email, locale) => desk.requestCode({ email: email.trim(), locale, referralCode: referral.recall() }),
    enterCode: async (challenge, code) => {
      const grant = await desk.verifyCode({ challenge, code });
      if (!grant.ok) return grant;
      tokens.adopt(grant.value);
      const session = await sessions.refresh();
      if (session.kind !== 'SIGNED_IN') return refused({ code: 'SESSION_ENDED' });
      tabs.tell({ kind: 'SIGNED_IN' });
      return ok(session.account);
    },
  }),
);

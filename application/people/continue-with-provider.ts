import { ForeignFrame } from '#application/people/ports/foreign-frame.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { ProviderDesk } from '#application/people/ports/provider-desk.ts';
import { ReferralMemory } from '#application/people/ports/referral-memory.ts';
import { ReturnMemory, type SetOut } from '#application/people/ports/return-memory.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { signInTarget } from '#domain/people/sign-in-target.ts';
import type { Refusal } from '#domain/refusal.ts';
import { TokenKeeper } from './keep-access-token.ts';
import { SessionKeeper } from './keep-session.ts';

export type ContinueWithProvider = {
  /** False inside a frame of another site: providers do not let themselves be framed. */
  readonly isPossible: () => boolean;
  /** Answers the provider's address; `from` is where to return and which action to resume. */
  readonly begin: (provider: string, from: SetOut) => Promise<Result<string, Refusal>>;
  /** Answers the remembered address, or the start page. [S2.3-02] */
  readonly finish: (
    provider: string,
    fields: Readonly<Record<string, string>>,
  ) => Promise<Result<{ readonly account: Account; readonly target: string }, Refusal>>;
  /** Where the person set out, while nobody has signed in: cancelling at the provider keeps it. */
  readonly cameFrom: () => CameFrom;
  /** For those who sign in by code instead. */
  readonly resume: () => string;
};

/** `target` is the start page where nothing is remembered. */
export type CameFrom = { readonly target: string; readonly act: string | null };

export const ContinueWithProvider = defineUseCase(
  'ContinueWithProvider',
  {
    desk: ProviderDesk,
    tokens: TokenKeeper,
    sessions: SessionKeeper,
    tabs: TabCoordinator,
    referral: ReferralMemory,
    returns: ReturnMemory,
    clock: Clock,
    framed: ForeignFrame,
  },
  ({ desk, tokens, sessions, tabs, referral, returns, clock, framed }): ContinueWithProvider => {
    const resume = (): string => {
      const from = returns.take();
      if (from?.act != null) returns.owe({ act: from.act, since: clock.now() });
      return signInTarget(from?.address ?? null);
    };
    return {
      isPossible: () => !framed(),
      begin: async (provider, from) => {
        const begun = await desk.begin({
          provider,
          referralCode: referral.recall(),
          accessToken: await tokens.current(),
        });
        if (begun.ok) returns.remember(from);
        return begun;
      },
      finish: async (provider, fields) => {
        const grant = await desk.finish({ provider, fields, accessToken: await tokens.current() });
        if (!grant.ok) return grant;
        tokens.adopt(grant.value);
        const session = await sessions.refresh();
        if (session.kind !== 'SIGNED_IN') return refused({ code: 'SESSION_ENDED' });
        tabs.tell({ kind: 'SIGNED_IN' });
        return ok({ account: session.account, target: resume() });
      },
      cameFrom: () => {
        const from = returns.recall();
        return { target: signInTarget(from?.address ?? null), act: from?.act ?? null };
      },
      resume,
    };
  },
);

import { later } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { isKnownDevice } from '#domain/people/known-device.ts';
import { COUNT_WINDOW, decideCodeTry } from '#domain/people/one-time-code.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { CodeLimits } from '#server/people/ports/code-limits.ts';
import { SignInRows } from '#server/people/ports/sign-in-rows.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { BeginSession, type SessionTokens } from './begin-session.ts';
import { markDevice } from './known-device.ts';
import { OpenAccount } from './open-account.ts';
import { codeClaim } from './request-sign-in-code.ts';

type CodeAnswer = {
  readonly challengeId: string;
  readonly code: string;
  readonly network: string;
  readonly userAgent: string | null;
  readonly deviceMark: string | null;
};
type SignedIn = SessionTokens & {
  readonly deviceMark: string;
  readonly created: boolean;
};
type CodeRefusal =
  | RefusalOf<'CODE_EXPIRED'>
  | RefusalOf<'CODE_WRONG'>
  | RefusalOf<'RATE_LIMITED'>
  | RefusalOf<'ACCOUNT_SUSPENDED'>;

/** The first sign-in with an address creates its account. */
export type VerifySignInCode = (answer: CodeAnswer) => Promise<Result<SignedIn, CodeRefusal>>;

export const VerifySignInCode = defineUseCase(
  'VerifySignInCode',
  {
    rows: SignInRows,
    openAccount: OpenAccount,
    beginSession: BeginSession,
    keyring: Keyring,
    secrets: SecretSource,
    transact: Transact,
    clock: Clock,
    limits: CodeLimits,
  },
  ({ rows, openAccount, beginSession, keyring, secrets, transact, clock, limits }): VerifySignInCode =>
    async ({ challengeId, code, network, userAgent, deviceMark }) => {
      const now = clock.now();
      const place = `network:${network}`;
      const found = await rows.find(challengeId);
      // A code is sent and answered under the same budget, whatever device mark is sent now.
      const budget = found?.budget ?? place;
      const decided = await transact.transaction(async (tx) => {
        await rows.lock(tx, isKnownDevice(budget) ? [budget] : [budget, place], now);
        const since = later(now, -COUNT_WINDOW);
        // Read again under the lock: attempts count one by one.
        const newest = found === null ? null : await rows.newestOf(tx, budget);
        const challenge = newest?.challengeId === challengeId ? newest : null;
        const decision = decideCodeTry(
          {
            code: challenge === null ? null : { ...challenge, newest: true },
            matches:
              challenge !== null && keyring.verifyHmac('sign-in-code', codeClaim(challengeId, code), challenge.code),
            counts: {
              failed: await rows.counted(tx, budget, 'failed', since),
              failedFromNetwork: isKnownDevice(budget) ? [] : await rows.counted(tx, place, 'failed', since),
            },
            limits,
          },
          now,
        );
        if (!decision.ok) {
          if (decision.refusal.code === 'CODE_WRONG') {
            await rows.tried(tx, challengeId);
            await rows.count(tx, [
              { subject: budget, kind: 'failed', at: now },
              ...(isKnownDevice(budget) ? [] : [{ subject: place, kind: 'failed', at: now } as const]),
            ]);
          }
          return decision;
        }
        await rows.spend(tx, challengeId, now);
        if (challenge !== null) await rows.forgetUsed(tx, { ...challenge, network: place });
        return ok(challenge);
      });
      if (!decided.ok) return decided;
      if (decided.value === null) throw new Error('A code was right that was never sent');
      const { email, locale, referralCode } = decided.value;
      const { account, created } = await openAccount({ email, locale, referredByCode: referralCode });
      const session = await beginSession({ accountId: account.accountId, userAgent });
      if (!session.ok) return session;
      return ok({ ...session.value, created, deviceMark: markDevice(keyring, secrets, deviceMark, email) });
    },
);

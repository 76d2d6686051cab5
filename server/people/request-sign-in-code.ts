import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { isKnownDevice } from '#domain/people/known-device.ts';
import { CODE_LIFE, COUNT_WINDOW, decideCodeRequest, newCode } from '#domain/people/one-time-code.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { CodeLimits } from '#server/people/ports/code-limits.ts';
import { SignInRows } from '#server/people/ports/sign-in-rows.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { budgetOf } from './known-device.ts';

type CodeRequest = {
  readonly email: string;
  readonly locale: Locale;
  readonly referralCode: string | null;
  readonly network: string;
  readonly deviceMark: string | null;
};
type CodeSent = { readonly challengeId: string; readonly resendAt: Instant };

/** The answer is the same whether the address has an account or not. */
export type RequestSignInCode = (
  request: CodeRequest,
) => Promise<Result<CodeSent, RefusalOf<'INVALID_EMAIL'> | RefusalOf<'RESEND_TOO_SOON'> | RefusalOf<'RATE_LIMITED'>>>;

/** The HMAC covers the challenge, so that a code is worthless for another one. */
export const codeClaim = (challengeId: string, code: string): string => `${challengeId} ${code}`;

export const RequestSignInCode = defineUseCase(
  'RequestSignInCode',
  {
    rows: SignInRows,
    outbox: EmailOutbox,
    jobs: JobQueue,
    keyring: Keyring,
    secrets: SecretSource,
    transact: Transact,
    clock: Clock,
    ids: NewId,
    limits: CodeLimits,
  },
  ({ rows, outbox, jobs, keyring, secrets, transact, clock, ids, limits }): RequestSignInCode =>
    async ({ email: typed, locale, referralCode, network, deviceMark }) => {
      const email = parseEmailAddress(typed);
      if (!email.ok) return email;
      const now = clock.now();
      const budget = budgetOf(keyring, deviceMark, email.value);
      const place = `network:${network}`;
      const sent = await transact.transaction(async (tx) => {
        await rows.lock(tx, isKnownDevice(budget) ? [budget] : [budget, place], now);
        const since = later(now, -COUNT_WINDOW);
        const newest = await rows.newestOf(tx, budget);
        const decision = decideCodeRequest(
          {
            resendAt: newest === null || newest.spent ? null : newest.resendAt,
            counts: {
              sent: await rows.counted(tx, budget, 'sent', since),
              failed: await rows.counted(tx, budget, 'failed', since),
              sentFromNetwork: isKnownDevice(budget) ? [] : await rows.counted(tx, place, 'sent', since),
            },
            limits,
          },
          now,
        );
        if (!decision.ok) return decision;
        const { expiresAt, resendAt } = decision.value;
        const challengeId = ids.newId();
        const code = newCode(secrets.below);
        await rows.add(tx, {
          challengeId,
          email: email.value,
          budget,
          code: keyring.hmac('sign-in-code', codeClaim(challengeId, code)),
          tries: 0,
          referralCode,
          locale,
          insertedAt: now,
          expiresAt,
          resendAt,
          spent: false,
        });
        await rows.count(tx, [
          { subject: budget, kind: 'sent', at: now },
          ...(isKnownDevice(budget) ? [] : [{ subject: place, kind: 'sent', at: now, challengeId } as const]),
        ]);
        await outbox.queue(tx, [
          {
            content: { message: 'sign-in-code', challengeId, code, minutes: CODE_LIFE / MINUTE },
            recipient: email.value,
            locale,
          },
        ]);
        return ok({ challengeId, resendAt });
      });
      if (sent.ok) jobs.wake('sign-in');
      return sent;
    },
);

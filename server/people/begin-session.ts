import { type Instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { RENEWAL_TOKEN_LIFE } from '#domain/people/session-family.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { Suspensions } from '#server/people/ports/suspensions.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { writeAccessToken } from './access-token.ts';
import { newRenewalToken } from './renewal-token.ts';

/** `expiresAt` is the access token's. [S3-10] */
export type SessionTokens = {
  readonly accessToken: string;
  readonly renewalToken: string;
  readonly expiresAt: Instant;
};

/** Nobody begins one of a suspended account. */
export type BeginSession = (who: {
  readonly accountId: AccountId;
  readonly userAgent: string | null;
}) => Promise<Result<SessionTokens, RefusalOf<'ACCOUNT_SUSPENDED'>>>;

const LONGEST_AGENT = 300;

export const BeginSession = defineUseCase(
  'BeginSession',
  {
    rows: SessionRows,
    suspensions: Suspensions,
    audit: AuditLog,
    keyring: Keyring,
    secrets: SecretSource,
    transact: Transact,
    clock: Clock,
    ids: NewId,
  },
  ({ rows, suspensions, audit, keyring, secrets, transact, clock, ids }): BeginSession =>
    async ({ accountId, userAgent }) => {
      const now = clock.now();
      const sessionFamilyId = ids.newId();
      const renewalToken = newRenewalToken(accountId, secrets);
      const isSuspended = await transact.transaction(async (tx) => {
        if (await suspensions.isSuspended(tx, accountId)) return true;
        await rows.addFamily(tx, {
          accountId,
          sessionFamilyId,
          userAgent: userAgent?.slice(0, LONGEST_AGENT) ?? null,
          insertedAt: now,
          lastUsedAt: now,
        });
        await rows.addToken(tx, {
          accountId,
          sessionFamilyId,
          tokenHash: secrets.digest(renewalToken),
          insertedAt: now,
          expiresAt: later(now, RENEWAL_TOKEN_LIFE),
        });
        await audit.record(tx, {
          act: 'session.begun',
          subject: `session:${sessionFamilyId}`,
          eventId: null,
          actor: accountId,
        });
        return false;
      });
      if (isSuspended) return refused({ code: 'ACCOUNT_SUSPENDED' });
      return ok({ ...writeAccessToken(keyring, { accountId, sessionFamilyId }, now), renewalToken });
    },
);

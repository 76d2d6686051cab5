import { type Instant, later } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { RENEWAL_TOKEN_LIFE } from '#domain/people/session-family.ts';
import type { SessionRows } from '#server/people/ports/session-rows.ts';
import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { SecretSource } from '#server/platform/ports/secret-source.ts';
import type { Transact } from '#server/platform/ports/transact.ts';
import { writeAccessToken } from './access-token.ts';
import { newRenewalToken } from './renewal-token.ts';

/** What a signed-in browser holds. `expiresAt` is the access token's. [S3-10] */
export type SessionTokens = {
  readonly accessToken: string;
  readonly renewalToken: string;
  readonly expiresAt: Instant;
};

/** A session for somebody who has just proved who they are. */
export type BeginSession = (who: {
  readonly accountId: AccountId;
  readonly userAgent: string | null;
}) => Promise<SessionTokens>;
export const BeginSession: Token<BeginSession> = token<BeginSession>('BeginSession');

export type BeginSessionParts = {
  readonly rows: SessionRows;
  readonly audit: AuditLog;
  readonly keyring: Keyring;
  readonly secrets: SecretSource;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly ids: NewId;
};

const LONGEST_AGENT = 300;

export function makeBeginSession({
  rows,
  audit,
  keyring,
  secrets,
  transact,
  clock,
  ids,
}: BeginSessionParts): BeginSession {
  return async ({ accountId, userAgent }) => {
    const now = clock.now();
    const sessionFamilyId = ids.newId();
    const renewalToken = newRenewalToken(accountId, secrets);
    await transact.transaction(async (tx) => {
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
    });
    return { ...writeAccessToken(keyring, { accountId, sessionFamilyId }, now), renewalToken };
  };
}

import { later } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { decideRenewal, RENEWAL_TOKEN_LIFE } from '#domain/people/session-family.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { writeAccessToken } from './access-token.ts';
import type { SessionTokens } from './begin-session.ts';
import { accountOfRenewalToken, newRenewalToken } from './renewal-token.ts';

/** SESSION_ENDED when it is unknown, expired, of an ended session, or reused: reuse ends the session. */
export type RenewSession = (renewalToken: string) => Promise<Result<SessionTokens, RefusalOf<'SESSION_ENDED'>>>;

const ended = refused({ code: 'SESSION_ENDED' } as const);

export const RenewSession = defineUseCase(
  'RenewSession',
  {
    rows: SessionRows,
    audit: AuditLog,
    bus: EventBus,
    keyring: Keyring,
    secrets: SecretSource,
    transact: Transact,
    clock: Clock,
  },
  ({ rows, audit, bus, keyring, secrets, transact, clock }): RenewSession =>
    async (presented) => {
      const accountId = accountOfRenewalToken(presented);
      if (accountId === null) return ended;
      const now = clock.now();
      const outcome = await transact.transaction(async (tx) => {
        const found = await rows.findToken(tx, accountId, secrets.digest(presented));
        const decision = decideRenewal(found, now);
        switch (decision.kind) {
          case 'ENDED':
            return null;
          case 'END_FAMILY': {
            if (found === null || !(await rows.endFamily(tx, accountId, found.sessionFamilyId, now, 'REUSED')))
              return null;
            await audit.record(tx, {
              act: 'session.reuse-detected',
              subject: `session:${found.sessionFamilyId}`,
              eventId: null,
              actor: accountId,
            });
            return { ...found, renewalToken: null };
          }
          case 'SAME_SUCCESSOR': {
            const sealed = found?.successorSealed ?? null;
            const renewalToken = sealed === null ? null : keyring.openText('renewal-token', sealed, accountId);
            return found === null || renewalToken === null ? null : { ...found, renewalToken };
          }
          case 'ROTATE': {
            if (found === null) return null;
            const renewalToken = newRenewalToken(accountId, secrets);
            const { sessionFamilyId } = found;
            await rows.spendToken(tx, found, now, keyring.sealText('renewal-token', renewalToken, accountId));
            await rows.addToken(tx, {
              accountId,
              sessionFamilyId,
              tokenHash: secrets.digest(renewalToken),
              insertedAt: now,
              expiresAt: later(now, RENEWAL_TOKEN_LIFE),
            });
            return { ...found, renewalToken };
          }
          default:
            return never(decision);
        }
      });
      if (outcome === null) return ended;
      const { sessionFamilyId, renewalToken } = outcome;
      if (renewalToken === null) {
        bus.publish({ kind: 'session-ended', accountId, sessionFamilyId });
        return ended;
      }
      return ok({ ...writeAccessToken(keyring, { accountId, sessionFamilyId }, now), renewalToken });
    },
);

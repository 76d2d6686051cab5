import { never } from '#domain/kernel/never.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SessionEnd } from '#domain/people/session-family.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { accountOfRenewalToken } from './renewal-token.ts';

type SessionToEnd =
  | {
      readonly by: 'session';
      readonly accountId: AccountId;
      readonly sessionFamilyId: string;
      readonly because: Extract<SessionEnd, 'SIGNED_OUT' | 'ENDED_BY_OWNER'>;
    }
  | { readonly by: 'renewal-token'; readonly renewalToken: string }
  | {
      readonly by: 'staff';
      readonly accountId: AccountId;
      readonly sessionFamilyId: string;
      readonly actor: AccountId;
    };

const reasonOf = (session: SessionToEnd): SessionEnd => {
  switch (session.by) {
    case 'session':
      return session.because;
    case 'renewal-token':
      return 'SIGNED_OUT';
    case 'staff':
      return 'ENDED_BY_STAFF';
    default:
      return never(session);
  }
};

/** Within moments its access tokens stop working on every node. False when there was none. */
export type EndSession = (session: SessionToEnd) => Promise<boolean>;

export const EndSession = defineUseCase(
  'EndSession',
  { rows: SessionRows, audit: AuditLog, bus: EventBus, secrets: SecretSource, transact: Transact, clock: Clock },
  ({ rows, audit, bus, secrets, transact, clock }): EndSession =>
    async (session) => {
      const accountId =
        session.by === 'renewal-token' ? accountOfRenewalToken(session.renewalToken) : session.accountId;
      if (accountId === null) return false;
      const ended = await transact.transaction(async (tx) => {
        const sessionFamilyId =
          session.by === 'renewal-token'
            ? ((await rows.findToken(tx, accountId, secrets.digest(session.renewalToken)))?.sessionFamilyId ?? null)
            : session.sessionFamilyId;
        if (sessionFamilyId === null) return null;
        const because = reasonOf(session);
        if (!(await rows.endFamily(tx, accountId, sessionFamilyId, clock.now(), because))) return null;
        await audit.record(tx, {
          act: 'session.ended',
          subject: `session:${sessionFamilyId}`,
          eventId: null,
          actor: session.by === 'staff' ? session.actor : accountId,
          facts: { because },
        });
        return sessionFamilyId;
      });
      if (ended === null) return false;
      bus.publish({ kind: 'session-ended', accountId, sessionFamilyId: ended });
      return true;
    },
);

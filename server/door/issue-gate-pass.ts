import { newGatePin } from '#domain/door/gate-pass.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { GatePasses, type GatePassRow } from '#server/door/ports/gate-passes.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { signGatePin } from './gate-keys.ts';

/** The PIN is told once and only kept signed. */
export type IssueGatePass = (asked: {
  readonly eventId: number;
  readonly by: AccountId;
  readonly name: string;
  readonly sectionEventIds: readonly number[];
  readonly hours: number;
}) => Promise<Result<{ readonly pass: GatePassRow; readonly pin: string }, RefusalOf<'INVALID_INPUT'>>>;

export const IssueGatePass = defineUseCase(
  'IssueGatePass',
  {
    passes: GatePasses,
    catalogue: EventCatalogue,
    keyring: Keyring,
    secrets: SecretSource,
    transact: Transact,
    audit: AuditLog,
    clock: Clock,
    ids: NewId,
  },
  ({ passes, catalogue, keyring, secrets, transact, audit, clock, ids }): IssueGatePass =>
    async ({ eventId, by, name, sectionEventIds: asked, hours }) => {
      const sectionEventIds = [...new Set(asked)];
      const sessions = await catalogue.sessions(sectionEventIds);
      const own = sessions.filter((session) => session.eventId === eventId && session.cancelledAt === null);
      if (own.length !== sectionEventIds.length)
        return refused({ code: 'INVALID_INPUT', field: 'section_event_ids', problem: { kind: 'MALFORMED' } });
      const pin = newGatePin(secrets.below);
      const now = clock.now();
      const pass: GatePassRow = {
        eventId,
        gatePassId: ids.newId(),
        name,
        sectionEventIds,
        byAccountId: by,
        issuedAt: now,
        endsAt: later(now, hours * HOUR),
        startedAt: null,
        revokedAt: null,
      };
      await transact.transaction(async (tx) => {
        await passes.create(tx, { ...pass, pinSignature: signGatePin(keyring, pass, pin) });
        await audit.record(tx, {
          act: 'gate-pass.created',
          subject: `gate-pass:${pass.gatePassId}`,
          eventId,
          actor: by,
          facts: { sessions: sectionEventIds, hours },
        });
      });
      return ok({ pass, pin });
    },
);

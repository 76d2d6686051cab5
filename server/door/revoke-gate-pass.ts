import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { GatePasses } from '#server/door/ports/gate-passes.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** Devices that use the pass are told at once; a second call changes nothing. */
export type RevokeGatePass = (asked: {
  readonly eventId: number;
  readonly gatePassId: string;
  readonly by: AccountId;
}) => Promise<Result<null, RefusalOf<'NOT_FOUND'>>>;

export const RevokeGatePass = defineUseCase(
  'RevokeGatePass',
  { passes: GatePasses, transact: Transact, audit: AuditLog, bus: EventBus, clock: Clock },
  ({ passes, transact, audit, bus, clock }): RevokeGatePass =>
    async ({ eventId, gatePassId, by }) => {
      const revoked = await transact.transaction(async (tx) => {
        const pass = await passes.lock(tx, eventId, gatePassId);
        if (pass === null) return refused({ code: 'NOT_FOUND' } as const);
        if (pass.revokedAt !== null) return ok(null);
        await passes.keep(tx, { ...pass, revokedAt: clock.now() });
        await audit.record(tx, {
          act: 'gate-pass.revoked',
          subject: `gate-pass:${gatePassId}`,
          eventId,
          actor: by,
        });
        return ok(null);
      });
      if (revoked.ok) bus.publish({ kind: 'door', eventId });
      return revoked;
    },
);

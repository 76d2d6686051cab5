import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { StepUp } from './step-up.ts';
import type { FactorTrouble } from './take-factor-code.ts';

/** Platform rights count in this session from now on. NOT_FOUND when none is set up. */
export type GiveSecondFactor = (
  accountId: AccountId,
  sessionFamilyId: string,
  code: string,
) => Promise<Result<true, FactorTrouble | RefusalOf<'NOT_FOUND'>>>;

export const GiveSecondFactor = defineUseCase(
  'GiveSecondFactor',
  { stepUp: StepUp, sessions: SessionRows, transact: Transact, clock: Clock, audit: AuditLog },
  ({ stepUp, sessions, transact, clock, audit }): GiveSecondFactor =>
    async (accountId, sessionFamilyId, code) => {
      const step = await stepUp(accountId, code);
      if (!step.ok) return step;
      if (step.value !== 'GO_ON') return refused({ code: 'NOT_FOUND' });
      await transact.transaction(async (tx) => {
        await sessions.factorGiven(tx, accountId, sessionFamilyId, clock.now());
        await audit.record(tx, {
          act: 'second-factor.given',
          subject: `session:${sessionFamilyId}`,
          eventId: null,
          actor: accountId,
        });
      });
      return ok(true as const);
    },
);

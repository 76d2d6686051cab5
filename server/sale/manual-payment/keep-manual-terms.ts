import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { checkManualTerms, type ManualTerms } from '#domain/money/payment/manual-payment.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';

/** Audited. [S1-14] */
export type KeepManualTerms = (given: {
  readonly eventId: number;
  readonly terms: ManualTerms;
  readonly by: AccountId;
}) => Promise<Result<ManualTerms, Refusal>>;

export const KeepManualTerms = defineUseCase(
  'KeepManualTerms',
  { manual: ManualPayments, transact: Transact, audit: AuditLog, clock: Clock },
  ({ manual, transact, audit, clock }): KeepManualTerms =>
    async ({ eventId, terms, by }) => {
      const checked = checkManualTerms(terms);
      if (!checked.ok) return checked;
      const { open, hours } = checked.value;
      await transact.transaction(async (tx) => {
        await manual.keepTerms(tx, eventId, checked.value, { account: by, at: clock.now() });
        await audit.record(tx, {
          act: open ? 'manual-payment.opened' : 'manual-payment.closed',
          subject: `event:${eventId}`,
          eventId,
          actor: by,
          facts: { hours },
        });
      });
      return ok(checked.value);
    },
);

import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Bounces } from '#server/platform/ports/bounces.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** Lets emails go to an address again that bounced. False: it has not. The caller has checked the right to. */
export type RetryAddress = (asked: {
  readonly eventId: number;
  readonly email: string;
  readonly actor: AccountId;
}) => Promise<boolean>;

export const RetryAddress = defineUseCase(
  'RetryAddress',
  { bounces: Bounces, audit: AuditLog, transact: Transact, clock: Clock },
  ({ bounces, audit, transact, clock }): RetryAddress =>
    ({ eventId, email, actor }) =>
      transact.transaction(async (tx) => {
        const isRetried = await bounces.retry(tx, eventId, email, clock.now());
        if (isRetried)
          await audit.record(tx, { act: 'event.address-retried', subject: `event:${eventId}`, eventId, actor });
        return isRetried;
      }),
);

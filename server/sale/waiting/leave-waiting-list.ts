import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { WaitingList } from '#server/sale/ports/waiting-list.ts';

/** Declined places go to the next. `own`: false if the organiser takes somebody off, which is audited. */
export type LeaveWaitingList = (given: {
  readonly eventId: number;
  readonly waitingEntryId: string;
  readonly accountId: AccountId;
  readonly own: boolean;
}) => Promise<Result<true, Refusal>>;

export const LeaveWaitingList = defineUseCase(
  'LeaveWaitingList',
  { desk: ReservationDesk, list: WaitingList, transact: Transact, audit: AuditLog, clock: Clock },
  ({ desk, list, transact, audit, clock }): LeaveWaitingList =>
    async ({ eventId, waitingEntryId, accountId, own }) => {
      const entry = await list.find(eventId, waitingEntryId, clock.now());
      if (entry === null || (own && entry.accountId !== accountId)) return refused({ code: 'NOT_FOUND' });
      if (entry.standing !== 'WAITING' && entry.standing !== 'OFFERED') return ok(true);
      const left = await desk.submit(
        eventId,
        { kind: 'LEAVE_WAITING', accountId: entry.accountId, waitingEntryId },
        null,
      );
      if (!left.ok) return left;
      if (!own)
        await transact.transaction((tx) =>
          audit.record(tx, {
            act: 'waiting-list.removed',
            subject: `event:${eventId}`,
            eventId,
            actor: accountId,
            facts: { waitingEntryId, party: entry.party },
          }),
        );
      return ok(true);
    },
);

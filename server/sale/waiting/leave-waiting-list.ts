import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { leaveLine } from '#domain/rsvp/decide-invitation.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { answered, unlessAnswered } from '#server/rsvp/invitation-answer.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { WaitingList } from '#server/sale/ports/waiting-list.ts';

/**
 * Declined places go to the next; a guest's invitation is unanswered again. `own`: false if the organiser takes
 * somebody off, which is audited.
 */
export type LeaveWaitingList = (given: {
  readonly eventId: number;
  readonly waitingEntryId: string;
  readonly accountId: AccountId;
  readonly own: boolean;
}) => Promise<Result<true, Refusal>>;

export const LeaveWaitingList = defineUseCase(
  'LeaveWaitingList',
  {
    desk: ReservationDesk,
    list: WaitingList,
    invitations: Invitations,
    transact: Transact,
    audit: AuditLog,
    clock: Clock,
  },
  ({ desk, list, invitations, transact, audit, clock }): LeaveWaitingList =>
    async ({ eventId, waitingEntryId, accountId, own }) => {
      const entry = await list.find(eventId, waitingEntryId, clock.now());
      if (entry === null || (own && entry.accountId !== accountId)) return refused({ code: 'NOT_FOUND' });
      if (entry.standing !== 'WAITING' && entry.standing !== 'OFFERED') return ok(true);
      const guest = entry.invitationId === null ? null : await invitations.find(eventId, entry.invitationId);
      const reopened = guest === null ? [] : leaveLine(guest.invitation, clock.now());
      const answer = guest === null || reopened.length === 0 ? null : answered(guest, reopened);
      const email = own || guest === null ? null : await invitations.emailOf(entry.accountId);
      const tell = guest === null || email === null ? null : { email, locale: guest.letter.locale };
      const left = await unlessAnswered(() =>
        desk.submit(eventId, { kind: 'LEAVE_WAITING', accountId: entry.accountId, waitingEntryId }, { answer, tell }),
      );
      if (left === null) return refused({ code: 'BUSY', retryAfterMs: 1_000 });
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

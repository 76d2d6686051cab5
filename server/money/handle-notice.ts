import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { UnreadNotices } from '#server/money/ports/unread-notices.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** Audited. Repeating it changes nothing. */
export type HandleNotice = (given: {
  readonly unreadNoticeId: string;
  readonly note: string;
  readonly by: AccountId;
}) => Promise<Result<true, RefusalOf<'NOT_FOUND'>>>;

export const HandleNotice = defineUseCase(
  'HandleNotice',
  { notices: UnreadNotices, transact: Transact, audit: AuditLog, clock: Clock },
  ({ notices, transact, audit, clock }): HandleNotice =>
    ({ unreadNoticeId, note, by }) =>
      transact.transaction(async (tx) => {
        const marked = await notices.handle(tx, unreadNoticeId, { note, by, at: clock.now() });
        if (marked === 'UNKNOWN') return refused({ code: 'NOT_FOUND' });
        if (marked === 'NOW')
          await audit.record(tx, {
            act: 'notice.handled',
            subject: `notice:${unreadNoticeId}`,
            eventId: null,
            actor: by,
          });
        return ok(true);
      }),
);

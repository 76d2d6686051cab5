import { defineUseCase } from '#domain/kernel/use-case.ts';
import { NEXT_EXPORT_STATES } from '#domain/report/report-export.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { type ReportExportRow, ReportExports } from './ports/report-exports.ts';

/** With a mail to who asked, in one transaction. Nothing to do for one that ended before. */
export type EndExport = (tx: Transaction, row: ReportExportRow, state: 'READY' | 'FAILED') => Promise<void>;

export const EndExport = defineUseCase(
  'EndExport',
  { exports: ReportExports, accounts: AccountRows, outbox: EmailOutbox, clock: Clock },
  ({ exports, accounts, outbox, clock }): EndExport =>
    async (tx, row, state) => {
      if (!NEXT_EXPORT_STATES[row.state].includes(state)) return;
      await exports.put(tx, { ...row, state, changedAt: clock.now() });
      const owner = await accounts.find(row.accountId);
      if (owner === null) return;
      const { exportId, locale, name, of } = row;
      await outbox.queue(tx, [
        {
          content: { message: 'report-file', exportId, ready: state === 'READY', kind: of.kind, name },
          recipient: owner.email,
          locale,
        },
      ]);
    },
);

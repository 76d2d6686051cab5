import { ReportFiles } from '#application/report/ports/report-files.ts';
import { readUnlessLong, type SavedReport } from '#application/report/read-unless-long.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { EarningsDesk, type PublisherBalance } from './ports/earnings-desk.ts';

export type SaveBalances = () => Promise<Result<SavedReport<PublisherBalance>, Refusal>>;

export const SaveBalances = defineUseCase(
  'SaveBalances',
  { desk: EarningsDesk, files: ReportFiles },
  ({ desk, files }): SaveBalances =>
    () =>
      readUnlessLong(desk.balances, { kind: 'BALANCES' }, files),
);

import { IntegrityReports } from '#application/ledger/ports/integrity-reports.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type ReadIntegrity = IntegrityReports;

export const ReadIntegrity = defineUseCase(
  'ReadIntegrity',
  { reports: IntegrityReports },
  ({ reports }): ReadIntegrity =>
    (faultyOnly, at) =>
      reports(faultyOnly, at),
);

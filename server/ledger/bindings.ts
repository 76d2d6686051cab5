import { ContainerModule } from 'inversify';
import { IntegrityReports } from '#server/ledger/ports/integrity-reports.ts';
import { makePostgresIntegrityReports } from '#server/ledger/postgres/postgres-integrity-reports.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';

export const ledgerBindings = new ContainerModule((to) => {
  bindTo(to, IntegrityReports, [Reports], makePostgresIntegrityReports);
});

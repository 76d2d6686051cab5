import { SECOND } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { IssueEInvoices } from '#server/sale/invoice/issue-e-invoices.ts';

export const issueDueEInvoices = (issue: IssueEInvoices): PeriodicTask => ({
  name: 'issue-e-invoices',
  everyMs: 10 * SECOND,
  run: async () => {
    await issue();
  },
});

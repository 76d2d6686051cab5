import type { Page, PageAt } from '#application/platform/ports/page.ts';
import { GREATEST_PAGE } from '#domain/kernel/page.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type ExportOf, isLongReport } from '#domain/report/report-export.ts';
import type { ReportFiles } from './ports/report-files.ts';

/** PREPARING: the server prepares the file of a long report. */
export type SavedReport<Row> =
  | { readonly kind: 'ROWS'; readonly rows: readonly Row[] }
  | { readonly kind: 'PREPARING' };

/** All pages of a list; a long one is handed to the server after its first page. */
export async function readUnlessLong<Row>(
  read: (at: PageAt) => Promise<Result<Page<Row>, Refusal>>,
  of: ExportOf,
  files: Pick<ReportFiles, 'request'>,
): Promise<Result<SavedReport<Row>, Refusal>> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const page: Result<Page<Row>, Refusal> = await read({ after, limit: GREATEST_PAGE });
    if (!page.ok) return page;
    if (after === undefined && isLongReport(page.value.totalCount)) {
      const asked = await files.request(of);
      return asked.ok ? ok({ kind: 'PREPARING' }) : asked;
    }
    rows.push(...page.value.entries);
    after = page.value.after ?? undefined;
  } while (after !== undefined);
  return ok({ kind: 'ROWS', rows });
}
